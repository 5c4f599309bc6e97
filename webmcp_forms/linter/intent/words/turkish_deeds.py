"""Turkish: verbs of looking, adjusting, destroying, paying, telling, and of who may enter."""

READS = """
    ara, arayın, aramak, bul, bulun, bulur, bulmak, göster, gösterir, göz at, gözat, görüntüle, görüntüleyin, gör,
    görün, listele, listeler, filtrele, filtreleyin, sırala, sıralayın, kontrol et, kontrol edin, sorgula,
    sorgulayın, sorgular, karşılaştır, karşılaştırın, hesapla, hesaplayın, hesaplar, tahmin et, dönüştür, çevir,
    takip et, izle, öğren, öğrenin, incele, keşfet, doğrula {numara|vergi|iban}, indir, dışa aktar, daralt, getir,
    tara, ölç, ön izle, önizle, test et, hesaplayıcı, hesaplama, hesaplaması, dönüştürücü, simülasyonu, hakkım var
    mı, hak kazanıyor muyum, süz, süzgeç, dışarı aktar, denetle, indirme, nerede,
    oku, okumak, yazdır, çıktı al, sayısını bul, filtre,
    sayısını {bul|göster},
    {boş
    saatleri|fiyatları|sonuçları|tarifeleri|müsaitliği|faturaları|seferleri|teklifleri|ayrıntıları|detayları|menüyü}
    {gör|göster|listele|görüntüle|incele}, rota {çiz|oluştur|bul}, rapor {al|oluştur|üret}, ekstre {al|göster},
    analiz et, hız testi yap, değerini {öğren|hesapla}, {aramayı|simülasyonu|testi} {başlat|çalıştır}, teklifleri
    karşılaştır, puan durumu, {listeyi|haritayı|sonuçları} yenile,
    {xml|json|iban|kod|kodu|ifadeyi} {doğrula|kontrol et|biçimlendir|test et}, rapor {oluştur|hazırla|çıkar}, önizleme
    {oluştur|göster}, dene, sonraki sayfa, {eczane|otel|uçuş|ev|iş|yer|doktor|okul|kelime} bul,
    {maliyeti|fiyatı} tahmin et, stok durumuna bak, yol tarifi al, filtreleri uygula, filtre uygula
"""

ADJUSTS = """
    {sepete|sepetime|sepetine} {ekle|at|ekleyin|koy}, {favorilere|favorilerime|listeye|istek listesine|
    karşılaştırmaya|alışveriş listesine|listeme} ekle, sepeti güncelle, sepetten çıkar, sepetten kaldır, {kupon|
    kuponu|kod|kodu|indirim|indirimi|indirim kodu|promosyon kodu|promosyon kodunu|indirim kodunu} {uygula|kullan|
    ekle|gir}, okundu {işaretle|olarak işaretle|say}, okunmadı olarak işaretle, {gizle|gizler}, sabitle, sessize
    al, duraklat, devam ettir, arşivle, arşive taşı, geri al, yinele, çöpten geri al, çöp kutusundan geri yükle,
    taslak olarak kaydet, taslağı kaydet, taslak kaydet, sonraya {sakla|kaydet|bırak}, daha sonra hatırlat, sonra
    hatırlat, ertele, bir daha gösterme, yıldızla, yıldız ekle, beğen, takipten çık, görünümü {kaydet|sıfırla},
    daralt menü, genişlet, öne çıkar, koyu moda geç, yok say, geri alma, geri getir,
    {konuyu|başlığı|tartışmayı|konu} takip {et|etme}, {kuponu|kodu|indirimi} kaldır, sabitlemeyi kaldır,
    {sütunları|görünümü|düzeni|yazı boyutunu} {sıfırla|varsayılana döndür},
    yeniden çiz,
    {ışığı|ışıkları|lambayı|sesi|müziği|perdeyi|panjuru|ısıtmayı|klimayı|televizyonu}
    {yak|söndür|aç|kapat|kıs|yükselt|azalt|artır}, termostatı ayarla, {sesi|parlaklığı|sıcaklığı} {ayarla|kıs|aç},
    {duruma|tarihe|kişiye} göre {grupla|sırala}, grupla, {metni|yazıyı|resmi|haritayı} {büyüt|küçült},
    {ızgara|liste} görünümü, yapıldı {işaretle|olarak işaretle}, tamamlandı olarak işaretle, yarın hatırlat,
    {şarkıyı|videoyu} {çal|oynat}, {pencereyi|paneli|sekmeyi} {kapat|taşı|küçült}, {dili|temayı|görünümü}
    değiştir, {kuyruğa|listeye|çalma listesine} ekle, {okuma|koyu} modu,
    {ara|mola} ver, sesli oku,
    sıraya {koy|ekle},
    yeniden adlandır, {listeyi|klasörü|görünümü} yeniden adlandır, {filtreyi|görünümü|aramayı} {sil|kaldır|kaydet},
    daha sonra sor, tikle, karşılaştırma listesine ekle, karşılaştırmaya ekle, arşivden çıkar, arşivden çıkart, koyu
    temaya geç, açık temaya geç, daha sonra al, daha sonra izle, sonra oku, adedi artır, adedi azalt, yapılmadı olarak
    işaretle, sıralamayı kaydet, sırayı kaydet, karşılaştırmadan çıkar, karşılaştırmadan kaldır
"""

DESTROYS = """
    sil, silin, siler, silmek, kaldır, kaldırın, kaldırır, çıkar, yok et, iptal et, iptal edin, iptal eder, iptal,
    vazgeç, temizle, boşalt, feshet, sonlandır, sona erdir, {hesabı|hesabımı|hesabını|hesap|aboneliği|aboneliğimi|
    sözleşmeyi|üyeliği|üyeliğimi|mağazayı} {kapat|sil|sonlandır|feshet|iptal et|bitir|dondur}, üyelikten {çık|
    ayrıl}, gruptan {çık|ayrıl}, geri çek, başvurumu geri çek, başvuruyu geri çek, üzerine yaz, yedeği geri yükle,
    yedekten {dön|geri yükle}, geri yükle, sıfırla, fabrika ayarlarına {dön|döndür}, birleştir, biçimlendir,
    kaldırıp, devre dışı bırak, at, reddet, terk et, hükümsüz kıl, imha et, yayından kaldır, arındır, silinsin mi,
    kaldırılsın mı, silmeyi onayla, devre dışı bırakmak, geri getir yedek,
    {sunucuyu|hattı|hattımı|hizmeti|numarayı|servisi} {kapat|durdur|iptal et|sonlandır}, numarayı {serbest
    bırak|bırak|iptal et}, {grubu|takımı|ekibi} {dağıt|kapat|sil}, {gruptan|takımdan|projeden} {ayrıl|çık},
    {cihazı|eşleşmeyi} kaldır,
    vazgeçiyorum, {kursu|dersi|projeyi|takımı} bırak,
    {sürüme|sürümüne|yedeğe} {dön|geri dön},
    işten {çıkar|çıkart}, iş akdini feshet,
    {kaydımı|kaydı|kaydını|üyeliğimi|hesabımı|verilerimi} {sildir|sil|dondur}, sildir, {cihazı|ağı} unut,
    {bağlantıyı|bağlantısını|ilişkiyi|eşleşmeyi} {kopar|kes|geçersiz kıl|iptal et}, kopar, {alan
    adını|numarayı|yeri|randevuyu|hattı} bırak, istifa et, istifa, istifamı ver, {adayı|oyuncuyu|teklifi} ele,
    ele, {oyundan|turnuvadan|yarıştan|davadan|adaylıktan|ihaleden|görevden|maçtan} {çekil|ayrıl|vazgeç}, çekil,
    pes et, pes ediyorum, geçersiz {kıl|yap|say}, {işlemi|süreci|servisi|yayını|üretimi} {durdur|sonlandır|öldür},
    kayıttan düş, kayıttan düşür, demirbaştan düş, düşümünü yap, bileti {iptal et|açığa al|iade et}, açığa al,
    tahliye et, tahliye bildir, feragat et, feragat, hurdaya {ayır|çıkar},
    {poliçeyi|talimatı|kartı|siparişi|uçuşu|bileti|rezervasyonu|randevuyu|aboneliği|kaydı|katılımı|sözleşmeyi|dersi}
    {iptal et|feshet|sonlandır|iptal ettir|düşür}, {sözleşmeden|üyelikten|satın
    almadan|ortaklıktan|abonelikten|kurstan|dernekten} {cay|çık|dön|vazgeç|ayrıl}, cayma hakkımı kullan, cay,
    mirası reddet, reddi miras, dersi {bırak|sil}, kursu bırak, zorla {gönder|it|kapat}, {uzak dalı|dalı}
    {ez|sil}, önbelleği {temizle|boşalt}, {kuyruğu|çöpü|sepeti tamamen|kutuyu|geçmişi|günlüğü} {boşalt|temizle},
    görevden al, {kirayı|kira sözleşmesini|kontratı} {bitir|feshet|sonlandır}, {yenilemeyi|otomatik yenilemeyi}
    {kapat|durdur|iptal et}, yenileme, satıştan {kaldır|çek}, {yayından|raftan|listeden|dolaşımdan}
    {kaldır|çek|çıkar|sil}, listeden çıkar, kadrodan çıkar, okuldan {al|çıkar|sil}, {numarayı|telefonu} iptal et,
    {değişiklikleri|taslağı} {at|sil|yok say}, {sayaçları|verileri|cihazı|modemi|skorları} sıfırla, kapatma talep
    et, {işletmeyi|şirketi|derneği|mağazayı} {kapat|feshet|tasfiye et}, tasfiye et, imha, kes bağlantı,
    {elektriği|suyu|doğalgazı|hattı} {kes|kapat}, {bir daha|artık} kullanma, geri gönder ürün, ürünü iade et,
    kurulumu kaldır, eklentiyi kaldır,
    {desteğimi|desteği|üyeliği|görevi|iş birliğini|dersi|sözleşmeyi|ilişkiyi|kiralamayı|bağışımı}
    {bitir|kes|sonlandır|durdur}, {yatağı|yeri|sırayı|kontenjanı|odayı|koltuğu} {bırak|boşalt|serbest bırak}, kayıp
    {say|ilan et}, {durdurmayı|bitirmeyi} onayla, tezgâhı kaldır,
    {sıramı|sırayı|yerimi|odamı|görevimi|hakkımı} {bırak|devret|ver},
    {ayrılışı|çıkışı|iptali|silmeyi|feshi|vazgeçmeyi|istifayı} onayla, bırakıyorum, ayrılıyorum,
    {evden|odadan|jüriden|kuruldan|görevden} ayrıl,
    {masayı|salonu|dolabı|kortu|parseli} {boşalt|bırak|iptal et}, {artık|maalesef}
    {gelemiyorum|katılamıyorum|istemiyorum}, gelemiyorum, katılamıyorum, gelmeyeceğim,
    {dosyayı|davayı|talebi} kapat, {telefonu|cihazı|sayacı|skoru|modemi} sıfırla, {yerimi|sıramı|randevumu}
    {devret|bırak}, {rehberden|katalogdan|listeden|kayıttan} {çıkar|sil}, {ilanı|sayfayı|siteyi} yayından {kaldır|al},
    at gitsin, {listeyi|çalma listesini|albümü} sil,
    {anketi|oylamayı|sezonu|yarışmayı} {kapat|bitir},
    {korodan|kulüpten|takımdan|dernekten|gruptan} {ayrıl|çık},
    {bostanı|bahçeyi|daireyi|dolabı|garajı|anahtarı|parseli} {bırak|iade et|teslim et}
"""

PAYS = """
    öde, ödeyin, ödeme yap, ödemeyi {yap|tamamla|onayla|gönder}, satın al, satın alın, sipariş ver, siparişi {ver|
    onayla|tamamla|gönder}, siparişi onayla ve öde, tekrar sipariş ver, yeniden sipariş, bağış yap, bağışla,
    bağışta bulun, gönder para, para {gönder|yatır|çek|yükle|aktar}, transfer {et|yap}, havale {yap|et|gönder}, eft
    yap, teklif ver, pey sür, rezervasyon {yap|onayla}, rezervasyonu {tamamla|onayla}, ayırt, kirala, yenile, uzat,
    süreyi uzat, bakiye yükle, kontör yükle, tl yükle, iade et, geri öde, abone ol ve öde, satın almayı tamamla,
    {alışverişi|satın alımı|ödemeyi|rezervasyonu|bağışı} {tamamla|bitir}, kasaya git, ödemeye geç, üye ol ve öde,
    {kredi|kredisi} {başvurusu yap|al|çek|başvur}, sat, yatırım yap, bahis yap, {ödemeyi|parayı|tutarı} serbest
    bırak, maaşları {öde|yatır}, talimat ver, talimatı {ver|onayla}, yükselt, planı {yükselt|değiştir}, premium a
    geç, al ve öde, teklifi {onayla|kabul et}, taksitlendir, destek ol, biletleri al, bilet al, şimdi al, hemen al,
    katkıda bulun, rezerve et, oda rezerve et, ayır,
    pro ya geç, {pro|premium|plus} {ya|a|e} {geç|yükselt}, {destekçi|üye|bağışçı} ol ücretli, destekçi ol,
    {kart|kartı|kartına|bakiye|kontör} yükle, {kapora|depozito} {öde|yatır}, {paketi|paket} {satın
    al|etkinleştir|aktifleştir},
    takas {et|yap}, {onayla|kabul et} ve {öde|iade et},
    {fast|eft|havale|qr} ile {gönder|öde}, poliçe {düzenle|satın al|yaptır|kes|oluştur}, sigorta {yaptır|al|satın
    al}, sigortala, {erken kapat|krediyi kapat|borcu kapat|borcu öde|borcunu öde|tamamını öde}, erken {kapat|öde},
    otomatik ödemeye {al|ver|bağla}, taksi {çağır|iste|tut}, {yolculuk|araç|sürücü|kurye} {iste|çağır}, depolamayı
    {artır|genişlet}, {limiti|kotayı|alanı|kapasiteyi} {artır|yükselt|genişlet},
    {tarife|tarifeyi|tarifemi|paketi|paketimi|planımı|operatör} {değiştir|yükselt},
    {tutar|bakiye|kart|puan|para|jeton|kredi} yükle, yükleme yap,
    {masrafı|masrafları|harcamayı|faturayı|ödemeyi|avansı|gideri} {onayla|öde}, tahsil et,
    {tahsilat|ödeme|harcama|bağış|katkı|yatırım|alım|satım|satış|rezervasyon|alışveriş|sipariş|ön ödeme|provizyon}
    {yap|al|ver}, tahsil, {reklamı|ilanı|gönderiyi} öne çıkar, {puanları|puanlarımı|milleri|jetonları}
    {harca|kullan|dönüştür|bozdur}, bozdur, bahşiş {bırak|ver},
    {harcı|harç|aidatı|aidat|kirayı|kira|vergiyi|vergi|cezayı|ceza|primi|taksidi|depozito|kapora|kaparo|teminat|parayı|fitre|zekat|tahakkuku|katkı
    payı|faturayı|fatura|borcu|harcımı} {yatır|öde}, {katkı|bağış|destek} {yap|ver|gönder}, katkı ver,
    {destek|sponsor|bağışçı|ortak|koruyucu} ol, teklif ver, teklifini ver, {kurban|fitre|burs|fidan}
    {bağışla|ver|bağışı yap}, {maaşları|maaş|avans|bordroyu} {öde|yatır|onayla|işle}, fatura
    {kes|düzenle|oluştur}, e fatura {kes|gönder}, faturalandır, {depozitoyu|teminatı|ücreti|parayı|tutarı} {iade
    et|geri öde|geri ver}, konaklamayı uzat, {kiralamayı|süreyi|üyeliği|lisansı|poliçeyi|aboneliği|pasoyu}
    {uzat|yenile}, stake et, ön sipariş {ver}, ön sipariş, {tadilat|fiyat|iş} teklifini {kabul et|onayla},
    anlaşmayı {onayla|kapat}, {yerimi|masamı|odayı|koltuğumu|kortu|salonu|masa|koltuk} {ayırt|ayır|rezerve et},
    yer ayırt, masa ayırt, {emri|emir|alım emri|satış emri} {ilet|gönder|ver},
    {hisse|fon|altın|döviz|kripto|coin|bilet|jeton|paket|lisans|kupon kart|abonman} {al|sat|satın al},
    {fonu|hisseyi|payları} sat, kumbaraya {at|koy|ekle}, birikim yap, para biriktir, {hesaba|cüzdana}
    {aktar|yatır|yükle}, {kendi hesabına} aktar, virman yap, virman, {senedi|çeki} {öde|ciro et}, kefalet ver,
    rehin ver, paket sipariş ver, eve sipariş ver, getirt, kuryeye ver, {kargola|gönderi oluştur}, abonelik
    {başlat|al|satın al}, abone ol {yayın}, ücretli abone ol, {yayın paketi|premium|pro}, {premium|pro|plus}
    {al|ol|üye ol|geç}, icraya {ver}, tahvil al, {açık artırmaya|müzayedeye} {katıl|çıkar}, satışa {çıkar|koy},
    {nafaka|bedel|karşılık} öde,
    sahiplen, evlat edin, {kart|kayak kartı|pas|abonman|üyelik|hisse|koltuk|yer|dilim|paket|araba|ev|davetli bileti}
    al, kasaya {at|koy|yatır}, kasasına {at|koy|yatır},
    {depozitomu|depozitoyu|paramı|teminatımı|kaporamı} {geri al|iste|iade al},
    kasaya {git|geç}, {koruyucu|bağışçı|üye|sponsor} ol, bankaya {çek|aktar}, {teklifi|fiyatı} {kabul et|onayla},
    {puanları|puanımı|milleri} {kullan|harca|dönüştür|bozdur}, {faturama|hesabıma} {ekle|yaz},
    {bisikleti|scooterı|aracı} {aç|kilidini aç},
    {park|parkı|şarjı|yolculuğu|kiralamayı} başlat, ihaleyi ver, kapora yatır, kaporayı yatır, depozito yatır, para
    yatır
"""

TELLS = """
    {mesaj|mesajı|yorum|yorumu|e posta|soru|soruyu|başvuru|başvuruyu|başvurumu|şikayet|şikâyet|şikayeti|davet|
    davetiye|davetiyeleri|değerlendirme|değerlendirmeyi|cevap|cevabı|yanıtı|yanıt|bülten|bülteni|talep|talebi|
    öneri|öneriyi|bildirim|bildirimi|form|formu|özgeçmiş|herkese|dilekçe|dilekçeyi|itiraz|kampanyayı} {gönder|ilet|
    yolla|yaz|yap|bırak|paylaş|ver|oluştur}, yayınla, yayımla, yayınlayın, paylaş, paylaşın, yorum yap, yorumla,
    yanıtla, cevapla, davet et, bildir, bildirin, ihbar et, şikayet et, şikâyet et, başvur, başvurun, oy ver, oyla,
    oy kullan, puanla, değerlendir, iletişime geç, bize {yaz|yazın|ulaşın}, tavsiye et, öner, haber ver, duyur,
    imzala, imza at, katıl, katılıyorum, katılımı onayla, randevu {al|iste|oluştur}, {teklif|geri arama|bilgi|izin|
    randevu} iste, talep et, talep oluştur, sor, soru sor, ilet, yönlendir, itiraz et, kayıt ol etkinlik, etkinliğe
    {katıl|kaydol}, konu aç, ilan ver, ilanı yayınla, taziye {yaz|bırak}, beni arayın, yolla, yaz, beğen ve paylaş,
    aday göster, planla gönderim, rapor et, daveti kabul et, bilgilendir, bildirimde bulun, duyuru gönder,
    {makaleyi|raporu|rapor|yorumu|değerlendirmeyi} sun, gözden geçir, onayla ve yayınla, reddet başvuru,
    {gönderimi|kampanyayı|kampanya|toplu gönderimi} {başlat|gönder}, {onaya|incelemeye} {gönder|sun}, ben de
    {varım|geliyorum}, geliyorum, {velilere|müşterilere|üyelere|herkese} {bildir|haber ver|duyur|gönder},
    {konu|talep|anket|etkinlik} {aç|oluştur}, devamsızlık bildir,
    panoya {as|yaz|ekle}, {belediyeye|yetkililere} {bildir|ilet},
    {oyunu|oyumu} {kullan|ver}, geleceğim, orada olacağım, imzamı {ekle|at}, {görüşme|ziyaret} iste, görüşümü
    {bildir|yaz},
    {ödevi|ödev|kompozisyonu|çalışmayı} {teslim et|gönder|ver}, teslim et,
    {uyarı|alarm} {yayınla|gönder|ver}, {takımı|takım} {kaydet|yazdır},
    suç duyurusunda bulun, {şikayette|başvuruda|itirazda|ihbarda|öneride|talepte|taahhütte} bulun, dava aç,
    {icra|boşanma} davası aç, temyize {git|başvur}, temyiz et, istinafa {git|başvur}, beyanname {ver|gönder},
    {beyan|bildirim|ihbar|şikayet|müracaat|teklif|yorum|başvuru|kayıt başvurusu|ön kayıt|ön başvuru}
    {et|ver|yap|gönder|oluştur}, dilekçe {ver|gönder|yaz}, {randevuyu|toplantıyı|görüşmeyi|ziyareti}
    {ertele|değiştir|kaydır|öne al},
    {reçete|rapor|izin|belge|nüsha|tarih|bilgi|görüşme|gösterim|demo|yardım|destek|sevk|burs|yer|kopya|zam|avans
    izni|randevu|vize daveti} {iste|talep et|al isteği}, reçeteyi {yenile|gönder},
    {çocuğumu|öğrenciyi|takımı|kızımı|oğlumu|kardeşimi|kendimi|köpeğimi} {kaydet|kaydettir|yazdır}, ön kayıt yap,
    {mülakata|toplantıya|görüşmeye|göreve|duruşmaya} {çağır|davet et}, ilan {ver|aç}, ilanı {yayınla|ver}, beğen,
    kalp {gönder|at},
    {öpücük|selam|hediye|sms|davet|mesaj|bildirim|hatırlatma|uyarı|belge|evrak|rapor|ödev|gül|anket|emoji|kutlama|tebrik|fotoğraf|istek|arkadaşlık
    isteği} {gönder|at|yolla|ilet}, oy ver, {görevi|talebi|işi|kaydı} {ata|devret|yönlendir}, ata,
    {yayına|canlıya|üretime} {al|çık|gönder}, {sürümü|sürüm|güncellemeyi} {yayınla|çıkar}, dağıt, dağıtımı başlat,
    alarm {ver|çal}, {komşulara|aileye|velilere|ekibe|kiracılara|doktora|polise|okula|üyelere} {haber
    ver|bildir|duyur|mesaj at}, tebliğ et, tebligat {gönder|yap}, ihtarname {gönder|çek}, takip et,
    {anketi|formu|soruları|testi} {bitir|tamamla|gönder|yanıtla|doldur},
    {ankete|eyleme|yarışmaya|yarışa|gönüllülere|kursa|etkinliğe|çekilişe|turnuvaya|toplantıya|boykota|kampanyaya}
    {katıl|yazıl|kaydol}, gönüllü {ol|başvurusu yap}, toplu {gönder|mesaj|sms}, {üst
    birime|yöneticiye|uzmana|başkasına|ilgiliye} {aktar|ilet|yönlendir|gönder}, fikrini {söyle|paylaş|yaz},
    fikrimi {söyle|paylaş},
    {arıza|hasar|kaza|sorun|hata|kayıp|kaçak|çukur|doğum|ölüm|mazeret|devamsızlık|sayaç|hastalık|şüpheli işlem}
    {bildir|bildirimi yap|ihbar et|kaydı aç}, {elektronik|dijital|e} imzala, paraflı imza, parafla,
    {daveti|görüşmeyi|teklifi|arkadaşlığı|isteği|işi} {kabul et|reddet|onayla},
    {takas|değişiklik|düzenleme|tarih|aday|konu|isim} öner,
    {sürücüyü|kursu|öğretmeni|oteli|hizmeti|satıcıyı|kuryeyi} {puanla|değerlendir|oyla}, taziye {ilet|gönder},
    başsağlığı dile, {kutla|tebrik et|teşekkür et|selamla}, tebrik et, {konuyu|talebi|oylamayı|kaydı|tartışmayı}
    {kapat|çöz|yeniden aç}, talebi kapat, pull request aç, {aramızı|bizi} ara,
    {randevu|görüşme|toplantı|ziyaret|muayene} {ayarla|planla|al|oluştur}, sıra al, doğrulama isteği gönder,
    {muhtara|belediyeye|valiliğe|bakanlığa|yönetime} {yaz|bildir|ilet|başvur},
    {savunma|görüş|rapor|proje|tez|belge|ödev|ifade} {sun|ver|yükle ve gönder|teslim et}, tweetle, retweet,
    gündeme getir, söz iste,
    iste, istiyorum, isteyin,
    {taslağımı|taslağı|metni|dosyayı|eserimi|videoyu|projeyi|yazıyı|fotoğrafı|notu|sesi} {yolla|gönder|ilet},
    {koroyu|ekibi|sınıfı|kızımı|çocuğumu|atımı} {yazdır|kaydet|kaydettir}, öner, önerin, {evimi|odamı|aracımı}
    {öner|sun}, sun, sunun,
    onay ver, muvafakat ver, rıza ver, görüş ver, söz ver, imza ver,
    aday ol, aday olun, adaylığımı koy, parsele aday ol, gönüllü yazıl,
    yazıl, yazılın, yazılıyorum, {duvara|panoya|vitrine} {as|iliştir|yapıştır}, katılımcı olarak *,
    {ev sahibine|satıcıya|komşuya|yöneticiye|sahibine} {yaz|sor|mesaj at}, {bekleme|yedek} listesine
    {gir|yaz|ekle|yazıl}, beni ara,
    {takas|değişim} {öner|iste|teklif et}, vardiya {takası|değişimi}
"""

ENTERS = """
    giriş yap, giriş, oturum aç, oturumu aç, çıkış yap, oturumu kapat, çıkış, kayıt ol, kaydol, üye ol, {hesap|
    kullanıcı|profil|şifre|parola|token|anahtar} oluştur, hesap aç, {şifre|şifremi|şifreyi|parola|parolayı|
    parolamı|pin|kullanıcı adı|kullanıcı adını|e posta|e postayı|adres|adresi|profil|profili|rol|rolü|yetki|
    yetkileri|bilgilerimi|bilgileri|kişisel bilgileri|fatura bilgilerini|telefon|telefonu} {değiştir|sıfırla|
    güncelle|belirle|kaydet|yenile|unuttum|düzenle|ata|oluştur}, yetkilendir, izin ver, erişim ver, erişimi
    {kaldır|iptal et|kapat}, yetki ver, yetkiyi {al|kaldır}, engelle, engeli kaldır, askıya al, bloke et, abone ol,
    abonelikten çık, abonelikten ayrıl, bültenden çık, listeden çık, kimlik doğrula, kimliği doğrula, kimliğimi
    doğrula, doğrula, hesabı {doğrula|etkinleştir|onayla|bağla}, e postayı doğrula, iki adımlı doğrulamayı {aç|
    kapat|etkinleştir}, {anahtar|token|kod|kodlar} {üret|oluştur|yenile}, sahipliği {devret|aktar}, devret,
    oturumları {kapat|sonlandır}, yönetici yap, {kullanıcı|üye|yönetici|cihaz|kart} ekle, rol ata, onay ver,
    onaylıyorum, rıza göster, rızayı geri çek, bağla hesap, cihazı {eşle|onayla|kaldır}, katıl ekibe, {kilidi|
    kilidini} aç, izin tanımla, yöneticilik ver, taklit et, {parolayı|kaydı|cihazı} onayla,
    {üyeyi|kullanıcıyı|üye} {yasakla|engelle|at|çıkar|uzaklaştır}, yasakla, girişi onayla, {e posta|bülten|mesaj}
    almayı bırak, {e posta|mesaj} {almak istemiyorum|istemiyorum}, {anahtar|anahtarı} {oluştur|üret|yenile},
    {editör|moderatör|yazar} yap, {banka|banka hesabı|bankayı|bankamı} bağla, {adresimi|telefonumu|e postamı|adımı}
    {değiştir|güncelle}, {kimliğimi|kimliği} {kanıtla|doğrula},
    projeyi devret,
    ihraç et, ihraç, {yeni} pin {gönder|oluştur|ver},
    {kartı|hesabı|kartımı|hattı} {dondur|bloke et|kilitle|kapattır}, parmak izi {ekle|tanımla|kaydet},
    {yüz|cihaz|geçiş anahtarı|anahtar|parmak izi|iş birlikçi|çalışan|çocuk|çocuğumu|aile
    üyesi|sürücü|ortak|moderatör|acil durum kişisi|vekil} {ekle|tanımla|kaydet|davet et}, rütbesini {düşür|al},
    yetkisini {düşür|al|kaldır}, {vekalet|vekâlet|yetki|izin|rol|rıza|erişim|salahiyet} ver,
    {vekil|vasi|temsilci|yönetici|sorumlu|lehtar} {tayin et|ata|belirle|seç},
    {adresimi|numaramı|ibanımı|bankamı|soyadımı|hekimimi|nüfus kaydımı} {taşı|değiştir|güncelle}, adres
    {bildir|beyan et|değiştir}, {süreyi|erişimi|kullanımı|ekran süresini} {sınırla|kısıtla},
    {hattı|hattımı|kartı|sim kartı|simi|kimliği|hesabı|girişi} {etkinleştir|aktifleştir|aç},
    {hesabımı|hesabını|kartımı|telefonu|saati} {bağla|eşle|ilişkilendir|tanımla}, {e
    devlet|google|apple|facebook|parola|kod|kimlik|şifre} ile {gir|giriş yap|devam et|bağlan}, olarak gir,
    kullanıcı olarak {gir|giriş yap}, doğrulamayı {aç|kapat}, {tümünü|hepsini} {kabul et|reddet},
    {çerezleri|çerez} {kabul et|reddet}, artık {almak istemiyorum|gönderme|aramayın}, profilimi {herkese
    aç|gizle|yayınla}, herkese aç, {hesabımı|erişimi|şifremi|parolamı} kurtar, {kod|sms|bağlantı|doğrulama
    kodu|şifre} {gönder|al|iste}, {yasağı|engeli|cezayı|kısıtlamayı|askıyı|blokajı} {kaldır|uygula},
    {göndereni|siteyi|numarayı|kişiyi|uygulamayı|oyuncuyu} {engelle|yasakla|bloke et}, gruptan at, {gizli
    anahtarı|anahtarı|sertifikayı|tokeni} {yenile|döndür|değiştir}, {hesap|profil|ekip|kurum|kullanıcı|alt hesap}
    {aç|oluştur|ekle|tanımla}, {oturumları|cihazlardan|tüm cihazlardan} {kapat|çık}, uzaktan {bağlan|yönet},
    ikamet {bildir|taşı}, devral, {bülten|haber|kampanya} {almayı bırak|aboneliğini başlat|al},
    {yaşımı|kimliğimi|numaramı|belgemi} doğrula, bilgi talep hakkımı kullan, düzeltme talep et,
    {aileye|ekibe|takıma|kuruluşa|gruba} katıl,
    {kaptanı|sorumluyu|yöneticiyi|temsilciyi|vasiyi|yetkiliyi} {değiştir|ata}, {ziyaretçi
    kartını|kartını|kartımı|rozeti|anahtarı} {aç|etkinleştir|tanımla|teslim et}, anahtarları {teslim et|ver},
    {aracını|cihazını|silahını|köpeğini} kaydet,
    {jeton|anahtar|belirteç} oluştur, {profilimi|profili|hesabımı} {gizle|göster}, {cihazı|cihaz|girişi|erişimi}
    {onayla|yetkilendir}, {ekipten|gruptan|takımdan} {çıkar|at}, {kullanıcının|hesabın} engelini kaldır, engelini
    kaldır, olarak görüntüle, yaşımı {doğrula|kanıtla},
    kim alabilir, {kişi|veli} ekle, {giriş|kapı|erişim} kodu, profilimi güncelle, profili güncelle, doğrulama kodunu
    onayla, hesabımı etkinleştir, hesabı etkinleştir
"""
