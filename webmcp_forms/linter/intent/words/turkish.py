"""Turkish."""

from webmcp_forms.linter.intent.vocabulary import VerbPlace, Vocabulary
from webmcp_forms.linter.intent.words.turkish_deeds import ADJUSTS, DESTROYS, ENTERS, PAYS, READS, TELLS

VOCABULARY = Vocabulary(
    reads=READS,
    readings="""
        arama, arama sonuçları, sorgulama, sorgu, durum, durumu, müsaitlik, uygunluk, geçmiş, geçmişi, arşiv, arşivi,
        günlük, günlüğü, kayıtları, sonuç, sonuçlar, sonuçları, hesaplama, hesaplayıcı, hesap makinesi, karşılaştırma,
        dönüştürücü, çevirici, tahmini, tarife, sefer saatleri, döviz kuru, kur, bakiye, rehber, katalog, liste,
        listesi, özet, istatistik*, yardım, hava durumu, fiyat listesi, kargo takip, takip, takibi, harita, sözlük,
        çeviri, quiz, test, boş {randevular|yerler|odalar}, nerede, yakınımda, seçenekler, simülasyon, güzergah,
        görüntüleme, sonuç öğrenme, önizleme, ön izleme, kontrol, denetim,
        en yakın
    """,
    views="""
        filtre, filtreler, filtreleri, filtreyi, arama, aramayı, sıralama, kriter*, süzgeç
    """,
    questions="""
        ne, hangi, nerede, nereden, nereye, kaç, nasıl, kim, mi, mı,
        ne kadar, kaça, ne zaman,
        {çağrıldı|var|uygun|geçerli|doğru|açık|kapalı|boş|müsait|hazır|ulaştı|onaylandı} {mı|mi|mu|mü}
    """,
    adjusts=ADJUSTS,
    kept="""
        sepet, sepetim, sepeti, sepetten, sepete, sepetteki, favori*, istek listesi, istek listesinden, alışveriş
        listesi, karşılaştırma listesi, karşılaştırma listesinden, kupon, kuponu, indirim kodu, indirim, indirimi,
        promosyon kodu, afiş, bildirim, bildirimi, bildirimler, bildirimleri, hatırlatıcı*, hatırlatma*, yıldız,
        yıldızı, yer imi, yer imleri, çalma listesi, anımsatıcı, anımsatıcıyı, kuponlar, yarına kadar, bugünlük
    """,
    settings="""
        görünüm, görünümü, tema, koyu mod, koyu tema, karanlık mod, açık tema, yazı boyutu, metin boyutu, yazı tipi,
        kontrast, satır aralığı, dil, dili, para birimi, sütun, sütunlar, sütunları, düzen, yerleşim, taslak, pano,
        yoğunluk, yakınlaştırma, saat dilimi, birimler, küçük resimler, altyazı, arka plan, animasyon*, sütun sırası
    """,
    restores="""
        geri yükle
    """,
    destroys=DESTROYS,
    trash="""
        çöp kutusu, çöp, silinen öğeler, silinenler
    """,
    destructions="""
        silme, silinmesi, kaldırma, iptali, iptal işlemi, fesih, feshi, hesap kapatma, hesap silme, fabrika ayarları,
        sıfırlama, geri çekme, boşaltma, temizleme, çöp kutusu, tehlikeli bölge, birleştirme, vazgeçme, cayma,
        istifa, feragat, cayma hakkı, kayıt silme, kayıt dondurma, tahliye, fesih talebi, iptal talebi, sözleşme
        feshi, üyelik iptali, tasfiye, işten çıkarma, ders bırakma, abonelik iptali, hesap kapama
    """,
    lasting="""
        geri {alınamaz|getirilemez|dönüşü|döndürülemez|alınmaz|gelmez|yüklenemez}, geri dönüşü {yok|yoktur|olmayan},
        geri {alamazsınız|alamazsın|getiremezsiniz}, kalıcı{|dır}, kalıcı olarak, sonsuza dek, sonsuza kadar,
        silinecek{|tir}, silinir, silinecektir, kaybolur, kaybolacak{|tır}, kaybedersiniz, kaybedeceksiniz, yok olur,
        yok olacak, üzerine yazılır, üzerine yazılacak, kaldırılacak, kurtarılamaz, değiştirilemez, fabrika ayarlarına,
        bir daha {açılamaz|kullanılamaz|geri}, artık {erişemez|kullanamaz|olmayacak}, yerine geçer, sona erer,
        yok edil{ecek|ir}, kimse {açamaz|göremez|giremez|kullanamaz}, başka{sına|larına|sına}
        {verilecek|verilir|geçer|açılır}, başkasına, çalışmayacak{|tır}, çalışmaz, yerine {yenileri|yenisi},
        saklanmaz, atılacak{|tır}, atılır, erişim{i|leri|iniz} {kalkar|kesilir|sona erer|biter}, yedeği {yoktur|yok},
        yedek yok, boşa {çıkar|çıkacak}, serbest {kalır|kalacak}, {iptal|geçersiz}
        {olur|olacak|edilir|edilecek|sayılır}, artık {göremez|giremez|kullanılamaz|çalışmaz|erişilemez}, {geçmiş} de
        silinir, sıfırlanır, sıfırlanacak, kapatılacak, kapanır, düşecek, elden gider, kaybeder, kaybedecek,
        {sıradaki|sonraki} {kişiye|aileye|üyeye} {verilecek|verilir|geçecek}
    """,
    asking="""
        emin misiniz, emin misin, istediğinizden emin, istediğine emin, istiyor musunuz
    """,
    pays=PAYS,
    payments="""
        ödeme, ödemesi, ödemeleri, satın alma, sipariş, siparişi, siparişiniz, bağış, bağışı, bağışları, havale, eft,
        transfer, para transferi, teklif, açık artırma, müzayede, ihale, rezervasyon, rezervasyonu, kira, kiralama,
        iban, kredi kartı, banka kartı, kart numarası, otomatik ödeme, fatura ödeme, fatura, iade, para iadesi, kredi,
        ücret, ücreti, maaş, maaşlar, bordro, kasa, ödeme yöntemi, ödeme şekli, depozito, alıcı iban, yükleme, kontör,
        yenileme, uzatma, bilet, biletler, aidat, taksit, bahis, hisse, ceza, talimat, talimatı, emanet, abonelik
        ücreti, harç,
        katılım ücreti, kayıt ücreti,
        ortak kasa, kumbara, emlak vergisi, vergi, vergisi, mtv, harç ödemesi, poliçe, sigorta, kasko, prim ödemesi,
        bahşiş, kripto, masraf, masraf formu, gider, avans, kapora, kaparo, bilet ücreti, fon, hisseler, tahvil, bes,
        katkı payı, icra, nafaka, konut kredisi, ihtiyaç kredisi, virman, zekat, fitre, kurban, sınav harcı, site
        aidatı, para transferi, bağış kampanyası
    """,
    charges="""
        {tahsil|çekilecek|kesilecek|düşülecek|yansıtılacak} {edilir|edilecek|edilecektir|}, tahsil, çekilecek{|tir},
        çekilir, düşülecek{|tir}, düşülür, kesilir, ödenecek, kdv dahil, iade edilmez, iadesiz,
        {hesabınızdan|kartınızdan|bakiyenizden|hesabından|kartından}, kayıtlı kart{|ınız| ınızdan}, ile biten kart,
        toplam tutar, ödenecek tutar, ücretli, ücrete tabi, otomatik yenilenir, sonraki faturanıza, faturanıza
        {eklenir|yansıtılır|eklenecek}, ilk {ay|yıl}, vergiler dahil, cüzdanınızdan
    """,
    rates="""
        aylık, yıllık, her ay, {ayda|yılda|gecelik}, kişi başı, kişi başına, {dakikası|saati|dakika|saatlik|kwh|km}
        {başına|başı}, dakikası, saati, kwh başına, km başına
    """,
    amounts="""
        tutar, tutarı, miktar, toplam, alıcı, alıcı adı, hesap numarası, hesap no, teklifiniz, ödeme yöntemi, ödeme
        şekli, bağış tutarı, iban, taksit, kart sahibi, açıklama para
    """,
    tells=TELLS,
    messages="""
        mesaj, mesajı, mesajınız, mesajlar, yorum, yorumu, yorumunuz, yorumlar, değerlendirme, değerlendirmeniz,
        şikayet, şikâyet, şikayetiniz, başvuru, başvurusu, başvurunuz, iletişim, iletişim formu, bize ulaşın, soru,
        sorunuz, davet, davetiye, bülten, dilekçe, imza kampanyası, oylama, oy, anket, ilan, ilanı, ihbar, arıza, arıza
        bildirimi, cevap, yanıt, forum, konu, tartışma, ziyaretçi defteri, taziye, taziye defteri, ön yazı, özgeçmiş,
        cv, alıcılar, konu başlığı, randevu, öneri, önerisi, mazeret, devamsızlık, basın bülteni, makale, yazı,
        gönderi, kampanya, toplu e posta, katılım, yarışma, destek talebi, destek, itiraz, bekleme listesi, arkadaş,
        aboneler, görüş, görüşünüz, bildirimde bulunma, talep, talebi, geri bildirim,
        duyuru panosu, apartman panosu, ilan panosu,
        suç duyurusu, dava, dilekçe, beyanname, temyiz, duruşma, hasar, hasar bildirimi, reçete, yıllık izin, izin
        talebi, mülakat, genel kurul toplantısı, toplantı daveti, hatırlatma mesajı, sürüm, dağıtım, ödev, ihtarname,
        tebligat, gönüllü, gönüllülük, gönüllüler, seçim, sandık, oylaması, ön kayıt, kreş, uyarı, alarm, takas
        teklifi, memnuniyet anketi
    """,
    sends="gönder, gönderin, ilet, yolla",
    reaches="""
        alıcı, alıcıya gönderilecek, kişiye gönderilecek, haneye, bilgilendirilecek, gönderilecektir
    """,
    enters=ENTERS,
    accounts="""
        şifre, şifresi, şifreniz, şifrem, parola, kullanıcı adı, kullanıcı, kullanıcılar, oturum, oturumlar, hesap,
        hesabı, hesabım, hesabınız, profil, profili, profilim, rol, roller, yetki, yetkiler, erişim, erişimi, token,
        anahtar, api anahtarı, iki adımlı, iki faktörlü, gizlilik, görünürlük, onay, rıza, kimlik, kimliği, kimlik
        doğrulama, fatura bilgileri, fatura adresi, kişisel bilgiler, banka bilgileri, kayıt, üyelik, abonelik iptali,
        abonelik tercihleri, tercihler, yönetici, yöneticiler, güvenlik, sahiplik, pin kodu, tc kimlik, üyeler,
        cihazlar, çerez*, vekalet, vekâlet, kurtarma, acil durum kişisi, giriş bilgileri, yeni e posta,
        ebeveyn denetimi, ekran süresi, aile ayarları,
        parmak izi, biyometri, gizli anahtar, webhook, kayıp kart, aile filtresi, aile hesabı, adres beyanı, vekil,
        vasi, iş birlikçiler, müşteri alanı, sim kart, e devlet, sertifika, kara liste, geçiş anahtarı, ssh anahtarı,
        ssh, anahtarlar, erişim anahtarı, kurtarma kodları
    """,
    saves="""
        kaydet, kaydedin, değiştir, değiştirin, güncelle, güncelleyin, düzenle, ekle, ekleyin, oluştur, oluşturun,
        yükle
    """,
    changes="""
        yeni, ayarla, seç, seçin, onayla, onaylayın, uygula, etkinleştir, aç, kapat, yönet, koru, özelleştir, kullan,
        kabul et, üret, belirle, al
    """,
    nothing="""
        sipariş numarası, sipariş no, sipariş tarihi, sipariş durumu, posta kodu, silinen*, silinmiş, iptal edilen*,
        iptal edilmiş, kaldırılan*, alıcılar için, {filtreyi|filtreleri|filtre|aramayı|seçimi|formu} {temizle|sil|
        sıfırla|kaldır}, sırala ölçütü, sıralama ölçütü, parola ipuçları, şifre ipuçları, şifre gücü, yayınlanan*,
        yayımlanan*, yayınlar, yayın, ödenen, ödenmiş, rezerve edilmiş, kitap, kitaplar, yayınlanmayacak*,
        yayımlanmayacak*, iptal koşulları, sıkça sorulan sorular, paylaşılan, kan bağışı, arşivlenen, filtreyi uygula,
        filtrele uygula, ücretsiz, iş ilanları, engellenen*, doğrulanmış, bankamatik, atm, kiralık, satılık,
        reddedilen*, gönderilen*, alınan*, bilgilerinizi kontrol {et|edin}, bilgileri kontrol {et|edin}, {siparişi|
        siparişinizi|başvurunuzu} kontrol {et|edin}, kontrol edip, özet, {seçimi|formu|alanları} {temizle|kaldır|
        iptal et|sıfırla},
        ihraç edil*, yasaklan*, engellen{en|miş|di},
        reddedilmiş, onaylanan, imzalanan, iade edilen*, ödenmemiş, mobil sürüm, {iptal|iade|iptal ve iade}
        {koşulları|şartları}, feshedilen*
    """,
    none="""
        hiçbir {şey|ücret|veri|ödeme}, ücret alınmaz, kaybolmaz, silinmez
    """,
    small="""
        bu, şu, benim, senin, sizin, bir, tüm, bütün, her, şimdi, hemen, yeni, ve, ile, için, lütfen, ürün, ürünü,
        ürünler, seçilen, seçili, seçilenleri, onları, onu, bunu, de, da, evet, artık, kalıcı, olarak, buradan
    """,
    verb=VerbPlace.LAST,
)
