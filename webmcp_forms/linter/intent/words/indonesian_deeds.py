"""Indonesian: verbs of looking, adjusting, destroying, paying, telling, and of who may enter."""

READS = """
    cari, mencari, carikan, pencarian, temukan, menemukan, tampilkan, menampilkan, lihat, melihat, tengok,
    telusuri, filter, saring, menyaring, urutkan, cek, mengecek, periksa, memeriksa, bandingkan, membandingkan,
    hitung, menghitung, konversi, konversikan, lacak, melacak, jelajahi, ketahui, unduh, ekspor, terjemahkan,
    perkirakan, simulasikan, validasi, pantau, tinjau peta, persempit, uji, baca, daftarkan hasil, kalkulator,
    konverter, simulator, apakah saya berhak, kelayakan, saringan, pratayang, tinjau, tinjauan, pratinjau, di mana,
    dimana,
    cetak, mencetak, {baca} ulasan,
    hitung jumlah,
    lihat {jadwal|harga|hasil|tarif|tagihan|detail|menu|ulasan|klasemen|ketersediaan|kursi|riwayat}, taksir
    {harga|nilai}, {buat|hasilkan} {laporan penjualan|laporan keuangan|grafik|statistik|ringkasan|rute}, analisis,
    menganalisis, ukur {kecepatan|jarak}, {mulai|jalankan} {pencarian|simulasi|tes|analisis}, segarkan
    {daftar|peta|hasil}, lacak kiriman,
    buat {laporan keuangan|pratinjau|grafik|kode qr|laporan}, {validasi|periksa|format} {xml|json|iban|kode}, coba,
    halaman berikutnya
"""

ADJUSTS = """
    {tambah|tambahkan|masukkan|masukan|taruh} {ke|ke dalam|di} {keranjang|favorit|daftar|wishlist|daftar keinginan|
    troli|perbandingan|daftar belanja}, tambah keranjang, ke keranjang, + keranjang, perbarui {keranjang|jumlah},
    {pakai|gunakan|terapkan|masukkan|pasang|klaim} {kupon|voucher|kode|kode promo|diskon|kode voucher|kode diskon},
    tandai {dibaca|sudah dibaca|belum dibaca|penting|selesai|telah dibaca}, tandai sebagai {dibaca|sudah dibaca|
    belum dibaca|favorit|selesai}, tandai semua, sembunyikan, menyembunyikan, sematkan, lepas sematan, bisukan,
    jeda, jedakan, lanjutkan putar, arsipkan, mengarsipkan, urungkan, pulihkan dari {sampah|tempat sampah},
    kembalikan dari {sampah|tempat sampah}, simpan {draf|draft|sebagai draf|sebagai draft|untuk nanti|tampilan},
    tunda {pengingat|alarm}, ingatkan nanti, ingatkan saya, jangan tampilkan lagi, beri bintang, bintangi, sukai,
    ikuti, berhenti mengikuti, atur ulang {tampilan|kolom|tata letak}, ciutkan, bentangkan,
    ikuti {topik|diskusi|utas|halaman}, {lepas|hapus} {kupon|kode|diskon},
    gambar ulang,
    {nyalakan|matikan|redupkan|terangkan} {lampu|kipas|musik|ac|televisi|tv|pemanas},
    {kecilkan|besarkan|naikkan|turunkan} {volume|suara|suhu|tirai|kecerahan}, atur
    {termostat|suhu|volume|kecerahan}, kelompokkan menurut, kelompokkan, {perbesar|perkecil}
    {teks|huruf|gambar|peta}, tampilan {kisi|daftar}, tandai {selesai|beres}, ingatkan {besok|nanti},
    {putar|mainkan} {lagu|video|album}, tunda {alarm|pengingat}, {tutup|pindahkan|kecilkan}
    {jendela|panel|tab|widget}, ganti {bahasa|tema|tampilan|mata uang|latar}, mode {gelap|terang|baca}, tambah ke
    {antrean|daftar putar|daftar}, simpan untuk nanti,
    keluarkan dari {keranjang|favorit|daftar},
    berhenti {mengikuti|menampilkan},
    masukkan antrean, masukkan ke antrean,
    ganti nama {daftar|folder|tab|kolom}, ganti nama, tandai halaman, {hapus} {filter|tampilan}, tanya nanti, centang,
    tunda, nanti saja, keluarkan dari arsip, ubah jumlah barang, ubah jumlah, tambahkan ke playlist, tambah ke
    playlist, tonton nanti, baca nanti, dengarkan nanti, simpan urutan, hapus dari perbandingan
"""

DESTROYS = """
    hapus, menghapus, hapuskan, buang, hilangkan, musnahkan, batalkan, membatalkan, batal, kosongkan, bersihkan
    {riwayat|cache|data|log|semua}, bersihkan, tutup {akun|rekening|toko|profil|kontrak}, menutup {akun|rekening},
    akhiri {kontrak|langganan|sewa|keanggotaan}, mengakhiri, hentikan {langganan|kontrak|layanan}, putuskan
    {kontrak|langganan}, tarik {lamaran|permohonan|pengajuan|pendaftaran|berkas}, cabut {lamaran|permohonan|
    laporan|berkas}, timpa, menimpa, ganti semua, pulihkan {cadangan|setelan pabrik|basis data|versi|sistem},
    pulihkan, atur ulang {pabrik|perangkat|sistem|pengaturan|data}, setel ulang {pabrik|perangkat|sistem|
    pengaturan}, setel ulang, atur ulang, reset, reset pabrik, gabungkan, format, copot, nonaktifkan {akun|
    layanan}, keluar dari {grup|tim}, tolak, mundur dari, undur diri, mengundurkan diri, bubarkan, batalkan
    publikasi, tinggalkan, menonaktifkan, membuang, menarik kembali, gabung data,
    {matikan|hentikan|putus|nonaktifkan} {server|nomor|layanan|jalur|langganan}, nonaktifkan, lepas {nomor|domain},
    cabut, keluar dari {grup|tim|proyek}, bubarkan {grup|tim},
    kembali ke versi,
    akhiri {masa kerja|kontrak|hubungan kerja}, pecat, phk,
    akhiri {polis|sewa|kontrak|langganan|sesi uji|perjanjian|keanggotaan|kerja sama}, mengakhiri {sewa|kontrak},
    hentikan {autodebet|proses|layanan|langganan|server|pasokan|tugas|perpanjangan}, menghentikan, batalkan
    {pendaftaran|kartu|janji|polis|tiket|pesanan|perjalanan|penerbangan|reservasi|langganan|publikasi|janji
    temu|asuransi}, {putus|putuskan} {sambungan|hubungan|tautan|layanan|kontrak|langganan|pasangan}, lepas
    {pasangan|sambungan|perangkat|tautan|domain}, lepaskan {domain|nomor|alamat|perangkat}, kembali ke
    {versi|revisi}, berhentikan, memberhentikan, berhenti {jadi anggota|kerja|sekolah|kuliah|bekerja}, keluarkan
    {siswa|murid|karyawan|pemain} dari daftar, keluarkan siswa, coret, mencoret, gugurkan, menggugurkan,
    diskualifikasi, menyerah, mundur, mengundurkan diri, kembalikan {barang|produk|pesanan}, retur
    {barang|produk}, ajukan {retur|pengunduran diri|pembatalan|penghapusan|penutupan}, nolkan, tarik dari
    {penjualan|peredaran|publikasi}, tarik {laporan|gugatan|dari penjualan}, tidak {perpanjang|memperpanjang},
    afkirkan, afkir, hanguskan, hapuskan, musnahkan, memusnahkan, lupakan {perangkat|jaringan}, tolak warisan,
    minta {penghapusan|hapus data|penutupan akun}, paksa {dorong|kirim|tutup|hentikan}, matikan
    {mesin|server|instans|layanan}, usir {penyewa|penghuni}, buang {perubahan|semua|draf}, {copot|cabut}
    {pemasangan|ekstensi|aplikasi|sertifikat|kuasa}, bongkar, hapus {permanen|selamanya|semua}, likuidasi,
    {tutup|menutup} {akun|rekening|usaha|toko|kasus|polis|kartu}, cabut berkas, batal
    {ikut|hadir|terbit|daftar|beli|pesan}, keluar dari {kursus|kelas|klub|permainan|koperasi|turnamen|partai},
    {tinggalkan|meninggalkan} {grup|tim|permainan|kursus}, putus kontrak, kosongkan {antrean|sampah|keranjang
    sampah|kotak}, pindahkan ke sampah,
    keluarkan,
    berhenti *, nyatakan {hilang|batal|selesai kontrak|gugur}, lepas {kamar|kursi|tempat|giliran|pesanan}, lepaskan
    {kamar|kursi|tempat}, cabut *, akhiri *, hentikan *,
    {lepas|serahkan|berikan} giliran, pastikan {keluar|batal|hapus}, konfirmasi
    {keluar|pembatalan|penghapusan|pengunduran diri|berhenti}, tinggalkan {kos|kamar|jabatan},
    {lepas|lepaskan|kosongkan} {meja|kamar|kursi|lapangan|loker|petak}, tidak jadi {ikut|datang|hadir|beli|pesan},
    tutup {berkas|kasus|perkara|tiket}, {lepas|serahkan} {tempat|giliran|kursi|jadwal}, {reset|setel ulang}
    {ponsel|perangkat|router|skor}, {turunkan|tarik} {iklan|lowongan|laman}, keluarkan dari
    {direktori|daftar|katalog}, {nolkan} {skor|penghitung},
    tutup {survei|pemungutan suara|musim|lomba|jajak pendapat},
    keluar dari {paduan suara|klub|tim|grup|komunitas},
    kembalikan {petak|kebun|rumah|kamar|loker|kunci}, hancurkan server, hancurkan
"""

PAYS = """
    bayar, membayar, bayarkan, lunasi, beli, membeli, belikan, pesan, memesan, pesan sekarang, pesan lagi, buat
    pesanan, donasi, donasikan, berdonasi, sumbang, menyumbang, transfer, mentransfer, kirim {uang|dana|
    pembayaran}, tawar, ajukan tawaran, pasang {tawaran|taruhan}, booking, reservasi, sewa, menyewa, perpanjang,
    memperpanjang, isi ulang, top up, isi saldo, kembalikan dana, refund, cairkan, tarik {dana|saldo|uang}, setor,
    jual, menjual, investasi, {selesaikan|konfirmasi|lanjutkan|proses} {pembayaran|pembelian|pesanan|transaksi|
    pemesanan|transfer| donasi}, checkout, lanjut ke pembayaran, ke pembayaran, jadi {anggota|donatur|member},
    {ajukan|pengajuan} {pinjaman|kredit|kpr}, pinjam, sponsori, lepas {dana|pembayaran}, rilis dana, bayar gaji,
    tingkatkan paket, upgrade, ganti paket, beli lagi, berlangganan dan bayar, langganan premium, setujui
    penawaran, cicil, angsur, infak, wakaf, zakat,
    {beralih|pindah|upgrade|naik} ke {pro|premium|plus}, isi {saldo|ulang|pulsa|kartu}, isi saldo kartu,
    {aktifkan|beli} {paket|kuota}, bayar {uang muka|dp}, perpanjang {parkir|sewa},
    tukar {koin|mata uang|token}, {setujui} dan {ganti|bayar|cairkan},
    tarik {saldo|tunai|dana}, pasang {autodebet|taruhan|order|listrik baru}, panggil {taksi|ojek|kurir}, pesan
    {taksi|ojek|antar|kursi|lapangan|kamar|meja|tiket}, nego, tawar harga, naikkan {paket|limit|kuota|level
    langganan}, tambah {penyimpanan|kuota|limit|saldo|dana}, ganti paket, patungan, ikut patungan, urunan, dukung
    {penampungan|proyek|kreator|kampanye|panti|kami}, jadi {orang tua asuh|donatur|sponsor|anggota
    premium|member|mitra berbayar}, tunaikan {zakat|kurban|infak}, tunaikan, tagih, menagih, iklankan, promosikan,
    boost, tukar {poin|koin|kripto|mata uang|uang|valas}, tukarkan {poin|koin|uang}, prapesan, pre order,
    investasikan, berinvestasi, gadaikan, menggadaikan, ajukan {kta|kredit|pinjaman|pembiayaan|kartu
    kredit|kur|kpr|pencairan|penarikan|reimburse|reimbursement|tawaran|penawaran harga}, setujui
    {klaim|pengeluaran|tagihan|pembayaran|anggaran|penawaran}, terbitkan {faktur|tagihan|nota|invoice}, buat
    {faktur|tagihan|invoice|kode billing|virtual account|pesanan}, setor {pajak|uang|dana|tunai}, menyetor, beri
    {tip|sumbangan|donasi}, kembalikan {dana|deposit|uang|uang muka}, jual {unit|saham|emas|aset|koin}, beli
    {unit|saham|emas|polis|token|pulsa|koin|tiket|lisensi|paket}, asuransikan, bayar
    {dp|iuran|pajak|zakat|denda|tagihan|premi|spp|sewa|cicilan|pbb|uang muka|tol|retribusi|sekarang|pakai},
    bayarkan, berlangganan {paket|premium|streaming|sekarang}, langganan {premium|paket}, perpanjang
    {inap|lisensi|stnk|kontrak|sewa|langganan|keanggotaan|polis|parkir}, ambil {kredit|pinjaman|paket|promo
    berbayar}, {menabung|nabung}, isi celengan, wakafkan, sedekah, bersedekah, kurban sekarang, lelang
    {barang|sekarang}, ikut lelang, {bid|stake|staking|swap|mint}, carter, sewakan, {saya|aku} {beli|ambil|mau
    beli|pesan|mau donasi}, jadikan menu pesanan, {konfirmasi|proses} {bayar|gaji|pencairan}, salurkan
    {dana|bantuan|donasi}, dana talangan, titip beli,
    dukung,
    adopsi *, mengadopsi, patungan *, bayar *, beli *, sewa *, masukkan ke {kas|celengan}, masukkan {uang|dana}, titip
    {uang|dana},
    {ambil|minta} {deposit|jaminan|uang jaminan|uang kembali},
    {jadi|menjadi} {orang tua asuh|donatur|anggota|sponsor}, tarik ke {bank|rekening}, terima
    {penawaran|harga|estimasi}, {tukar|pakai} poin, {buka} {sepeda|skuter}, mulai {sewa|perjalanan|pengisian|parkir},
    masukkan ke tagihan, traktir kreator, traktir
"""

TELLS = """
    {kirim|kirimkan|mengirim|ajukan|sampaikan} {pesan|komentar|email|pertanyaan|lamaran|pengaduan|keluhan|undangan|
    ulasan|balasan|jawaban|buletin|permohonan|laporan|masukan|saran|formulir|surat|ke semua|aduan|pendaftaran|
    usulan|permintaan|kritik|tanggapan|aplikasi}, terbitkan, menerbitkan, publikasikan, tayangkan, siarkan,
    posting, unggah ke, komentari, beri {komentar|ulasan|penilaian|rating|tanggapan}, tulis {komentar|ulasan|pesan|
    surat|testimoni}, balas, jawab, bagikan, membagikan, undang, mengundang, laporkan, melaporkan, lamar, melamar,
    daftar {acara|kegiatan|lomba|sebagai relawan}, ikut serta, pilih calon, beri suara, berikan suara, vote, nilai,
    hubungi, menghubungi, rekomendasikan, beri tahu, beritahu, umumkan, usulkan, sarankan, tanda tangani, dukung
    petisi, hadir, konfirmasi kehadiran, buat janji, jadwalkan {kunjungan|panggilan|kampanye}, minta {penawaran|
    dihubungi|informasi|izin}, adukan, mengadukan, tanyakan, bertanya, ajukan pertanyaan, buka {tiket|
    topik}, buat {topik|tiket|iklan|postingan}, pasang iklan, ajukan {keberatan|banding|izin|cuti}, ucapkan,
    hubungi saya, nominasikan, gabung {diskusi|daftar tunggu}, sebarkan, sampaikan, setujui, menyetujui, menolak,
    tolak permohonan, ingatkan saya jika, memilih, membalas,
    kirim {siaran|ke semua|massal|broadcast|kampanye}, {mulai|jalankan|luncurkan} {pengiriman|kampanye|siaran},
    {tanya|tanyakan} {penjual|kami}, saya {ikut|hadir|datang}, daftar {kursus|kelas|acara|lomba|seminar},
    {ajukan|kirim} {persetujuan|untuk persetujuan}, laporkan {absen|ketidakhadiran}, {buka|buat}
    {tiket|topik|diskusi|acara},
    tempel, tempelkan, {umumkan|pasang} {pengumuman|iklan},
    tulis {ke|kepada} {redaksi|kami|walikota}, {tambahkan|bubuhkan} tanda tangan, telepon saya, ajukan
    {protes|keberatan|banding},
    {kumpulkan|serahkan} {tugas|pr|karangan|laporan},
    {keluarkan|kirim|sebarkan} {peringatan|alarm}, daftarkan {tim|regu},
    ajukan
    {gugatan|banding|klaim|komplain|permohonan|cuti|izin|pengaduan|keluhan|usulan|proposal|pertanyaan|laporan|beasiswa|judul|revisi|sanggahan|perpanjangan
    waktu}, gugat, lapor, melapor, lapor {spt|diri|rt|kehilangan|gangguan}, minta {surat
    keterangan|surat|resep|kunjungan|bantuan|penjelasan|demo|janji|sertifikat|legalisir|salinan|rujukan|maaf|dihubungi|cuti|pertemanan},
    daftarkan {anak|diri|siswa|tim|peserta|adik|kucing}, mendaftarkan, ambil {antrean|nomor antrean}, jadwalkan
    {ulang|wawancara|pertemuan|rapat|kunjungan|servis|konsultasi}, menjadwalkan, panggil
    {wawancara|pelamar|perawat|petugas|bantuan}, kirim
    {hati|salam|pesan|sms|hadiah|surat|pengingat|undangan|stiker|berkas|dokumen|tugas|revisi|tagihan ke
    pelanggan|survei|jawaban|untuk ditinjau|peringatan|notifikasi|permintaan pertemanan|ucapan}, coblos,
    mencoblos, tugaskan, menugaskan, terapkan ke produksi, rilis, merilis, rilis versi, deploy, bunyikan
    {alarm|sirene}, kabari {tetangga|keluarga|tim|warga}, mengabari, ajak {barter|berteman|kencan|rapat|gabung},
    ingatkan {pemasok|pelanggan|anggota|penunggak|peserta}, suka, sukai, eskalasi, eskalasikan, teruskan ke
    {tim|atasan|ahli}, {tutup|buka kembali|selesaikan} {tiket|topik|diskusi|laporan|pemungutan suara|kasus},
    {selesaikan|isi|kirim|jawab} {survei|kuesioner|angket|jajak pendapat}, tanda tangani, bubuhkan tanda tangan,
    menandatangani, {terima|tolak} {undangan|ajakan|tawaran kerja|permintaan pertemanan}, tulis
    {surat|ulasan|kesan|kabar|status}, {sampaikan|kirim} {duka|pendapat|aspirasi|belasungkawa|uneg uneg},
    {jadi|daftar jadi|mendaftar sebagai} {relawan|sukarelawan|panitia|saksi}, izin {tidak masuk|sakit}, laporkan
    {kerusakan|kehilangan|kecelakaan|jalan
    berlubang|penyalahgunaan|penipuan|gangguan|kelahiran|kematian|meter|kebocoran|pelanggaran}, ikut
    {lomba|aksi|kegiatan|rapat|seminar|kelas|petisi}, tayangkan {lowongan|iklan|berita}, {usulkan|sarankan}
    {perubahan|tanggal|calon|tempat}, nilai {pengemudi|dosen|kurir|penjual|layanan|hotel}, beri {nilai|bintang
    pada pengemudi|umpan balik|masukan|suara|restu}, {kutip|cuit|retweet|repost|unggah}
    {ulang|foto|video|status|tugas}, cuit, twit, undang {rapat|warga|teman|tamu}, berpartisipasi, berkabar,
    curhat, sapa, ucapkan {selamat|terima kasih}, {ambil|buat} janji, konsultasi {sekarang|dokter}, tanya dokter,
    buka laporan, sebar {undangan|kabar|pesan}, siarkan, titip pesan,
    kirim *, kirimkan *, minta *, ajukan *, mengajukan *, daftarkan *, tawarkan *, menawarkan, serahkan *, usulkan *,
    sampaikan *, laporkan *, umumkan *, tanya *, ajak *, mengajak, bicara dengan *, ceritakan *, ingatkan
    {pemasok|pelanggan|anggota|peserta|klien},
    beri {persetujuan|restu|izin ikut|pendapat},
    ikut sebagai *, teruskan {ke|email|pesan|surat|surel|kepada},
    {masuk} daftar tunggu, daftar tunggu, hubungi {tuan rumah|penjual|pemilik},
    {usulkan|ajukan|minta} {tukar|pertukaran|tukar shift}, tukar shift
"""

ENTERS = """
    masuk, login, log in, keluar, logout, daftar, mendaftar, daftar akun, registrasi, buat {akun|pengguna|
    kata sandi|profil|token|kunci}, buka rekening, {ubah|ganti|setel|atur ulang|perbarui|simpan|reset|lupa|edit|
    pulihkan|tetapkan} {kata sandi|sandi|password|pin|nama pengguna|email|alamat|profil|peran|izin|hak akses|
    data diri|data pribadi|data penagihan|nomor telepon|nomor hp|nama|alamat penagihan}, otorisasi, izinkan,
    mengizinkan, beri {akses|izin|hak akses}, berikan {akses|izin|hak akses}, cabut {akses|izin|token|kunci|sesi|
    persetujuan}, blokir, buka blokir, tangguhkan, bekukan, berhenti berlangganan, berhenti langganan,
    berlangganan, langganan buletin, verifikasi {identitas|akun|email|nomor}, verifikasi, konfirmasi {identitas|
    email|akun|nomor|perangkat}, aktifkan {akun|verifikasi|dua langkah|2 fa|kartu}, matikan {verifikasi|
    dua langkah|2 fa}, nonaktifkan {verifikasi|dua langkah|2 fa}, buat kunci, hasilkan {token|kunci|kode}, alihkan
    kepemilikan, akhiri {sesi|semua sesi}, keluarkan {perangkat|semua perangkat}, jadikan admin, tambah {pengguna|
    anggota|admin|perangkat|kartu}, tetapkan peran, setujui akses, setuju dan lanjutkan, hubungkan {akun|
    perangkat}, gabung {tim|organisasi}, tautkan akun, gabung, bergabung, konfirmasi pendaftaran, berikan
    administrasi,
    berhenti menerima {email|pesan|surel|kabar}, jangan kirimi *, {blokir|keluarkan|usir} {anggota|pengguna},
    {jadikan|angkat} {admin|administrator|moderator}, {buat|terbitkan} kunci,
    {hubungkan|sambungkan|tautkan} {bank|rekening|akun},
    serahkan {proyek|kepemilikan|akun},
    {keluarkan|pecat} {anggota|pengguna}, kirim pin {baru},
    daftarkan {sidik jari|wajah|perangkat|akun|pengguna}, tunjuk {wakil|wali|kuasa|ahli waris},
    {terima|tolak|setujui} {semua|kuki|cookie|cookies}, terima semua, tolak semua, pindah
    {alamat|domisili|kepemilikan|faskes}, batasi {waktu|akses|penggunaan}, tambah
    {kolaborator|anak|keluarga|pengguna|sopir|moderator|sidik jari|kunci}, tambahkan
    {anak|kolaborator|anggota|keluarga|kontak darurat|pengguna|admin}, putar {rahasia|kunci|token}, turunkan
    {jabatan|peran|pangkat}, naikkan {jabatan|peran|pangkat}, keluarkan {anggota|dari grup|dari tim|pengguna},
    ganti {rekening|bank|nomor|pemilik|alamat|wali|pin|email|nama|sandi}, jadikan
    {publik|privat|pribadi|moderator|pemilik}, {cabut|lepas|angkat|jatuhkan}
    {blokir|sanksi|larangan|skors|suspensi}, skors, bekukan {akun|kartu}, aktifkan {kartu|sim|nomor|sidik
    jari|akun|mode anak|pengguna|verifikasi}, {blokir|buka blokir}
    {kartu|situs|pengirim|kontak|nomor|pemain|pengguna|aplikasi}, pulihkan {akun|akses|sandi|kata sandi}, kirim
    {kode|otp|tautan masuk|ulang kode}, kirim ulang kode, masuk {dengan|sebagai|pakai}, lanjutkan dengan
    {google|apple|facebook}, keluar dari {semua perangkat|semua sesi|akun|perangkat},
    {pasangkan|sambungkan|hubungkan} {perangkat|akun|jam|ponsel}, verifikasi {usia|dokumen|wajah|identitas}, ubah
    {kewarganegaraan|status kawin|domisili|izin|peran}, {beri|berikan|limpahkan|alihkan}
    {kuasa|wewenang|akses|admin|hak}, balik nama, ambil alih {kendali|akun}, {buat|terbitkan} {kunci
    sandi|sertifikat|token|organisasi|profil|kunci}, gunakan hak akses data, perbaiki data saya, bergabung dengan
    {tim|keluarga|organisasi}, {terima|langganan} {buletin|kabar|newsletter}, jangan hubungi saya, berhenti
    {menerima|dihubungi} *,
    berhenti {berlangganan|menerima|langganan}, ganti {kapten|penanggung jawab|ketua|admin|wali|pengurus}, aktifkan
    {kartu tamu|lencana|akun}, titipkan {kunci|akses}, daftarkan {drone|kendaraan|perangkat|senjata},
    setujui {perangkat|login|akses}, {sembunyikan|tampilkan} profil, berhenti berlangganan {buletin|email}, lihat
    sebagai, {verifikasi|buktikan} umur,
    siapa yang boleh menjemput, tambah {orang|penjemput}, kode {akses|pintu|masuk}
"""
