"""Indonesian."""

from webmcp_forms.linter.intent.vocabulary import Vocabulary
from webmcp_forms.linter.intent.words.indonesian_deeds import ADJUSTS, DESTROYS, ENTERS, PAYS, READS, TELLS

VOCABULARY = Vocabulary(
    reads=READS,
    readings="""
        pencarian, status, ketersediaan, riwayat, arsip, log, hasil, kalkulator,
        pembanding, perbandingan, catatan {aktivitas|sistem|transaksi},
        konverter, estimasi, perkiraan, jadwal, kurs, nilai tukar, saldo, direktori, katalog, daftar harga, ringkasan,
        statistik, bantuan, cuaca, prakiraan, tarif, pelacakan, kamus, peta, kuis, tes, slot kosong, kamar kosong, di
        mana, terdekat, ongkos kirim, ongkir, cek resi, resi, pengecekan, simulasi, rute, kelayakan, pratinjau
    """,
    views="filter, pencarian, penyortiran, urutan, kriteria",
    questions="""
        apa, mana, di mana, kapan, berapa, bagaimana, siapa, apakah, mengapa, yang mana,
        ke mana
    """,
    adjusts=ADJUSTS,
    kept="""
        keranjang, troli, wishlist, daftar keinginan, favorit, daftar belanja, perbandingan produk, voucher, kupon,
        kode promo, kode voucher, kode diskon, diskon, spanduk, notifikasi, pemberitahuan, pengingat, bintang, penanda,
        markah, daftar putar, sampai besok
    """,
    settings="""
        tampilan, tema, mode gelap, mode terang, ukuran teks, ukuran huruf, ukuran font, jenis huruf, huruf, kontras,
        jarak baris, bahasa, mata uang, kolom, tata letak, draf, draft, dasbor, kepadatan, perbesaran, zona waktu,
        satuan, gambar mini, subtitel, latar, animasi, urutan kolom
    """,
    restores="""
        pulihkan
    """,
    destroys=DESTROYS,
    trash="""
        sampah, tempat sampah, berkas terhapus, item terhapus
    """,
    destructions="""
        penghapusan, pembatalan, penutupan akun, penutupan rekening, pengakhiran, penghentian langganan, setelan
        pabrik, pengaturan pabrik, penarikan lamaran, pencabutan, zona bahaya, tempat sampah, penggabungan, pengunduran
        diri, pengosongan,
        pengunduran diri, retur, pemutusan kontrak, pemutusan layanan, pemutusan hubungan kerja, penghentian, hak
        untuk dilupakan, penutupan polis, akhir sewa, pembubaran, pencabutan laporan, penonaktifan akun, pembatalan
        polis, pengembalian barang
    """,
    lasting="""
        tidak {dapat|bisa|akan bisa|akan dapat} {dibatalkan|dikembalikan|dipulihkan|diurungkan|diubah|kembali|dibuka|
        dipisahkan|ditarik}, tak {dapat|bisa} {dibatalkan|dikembalikan|dipulihkan}, permanen, secara permanen,
        selamanya, untuk selamanya, {akan|ikut} {dihapus|hilang|terhapus|ditimpa|diganti|hangus|dibatalkan}, dihapus,
        hilang, hangus, lenyap, kehilangan, tidak bisa kembali, tidak ada cadangan, setelan pabrik, berakhir seketika,
        tidak lagi {tersedia|bisa}, berakhir,
        akan ditimpa, ditimpa,
        dimusnahkan, tidak ada yang {bisa|dapat|akan}, {diberikan|dialihkan|diserahkan|dilepas|ditawarkan}
        {kepada|ke|untuk} {orang|yang|peserta|pelanggan|antrean}, orang lain, berhenti {berfungsi|bekerja|berjalan},
        tidak {berfungsi|berlaku|aktif} lagi, tidak bisa
        {mendapatkan|mendapatkannya|memulihkan|masuk|membuka|mengakses|melihat}, tidak {akan} disimpan lagi, dibuang,
        terhapus, kehilangan akses, tak lagi, tidak lagi, {akan|di}
        {dikosongkan|dihentikan|dicabut|ditutup|dilepas|dinonaktifkan|direset|dibatalkan}, mulai dari {awal|nol},
        dimulai dari awal, tanpa cadangan
    """,
    asking="apakah anda yakin, yakin, anda yakin, benar benar ingin",
    pays=PAYS,
    payments="""
        pembayaran, pembelian, pesanan, pemesanan, donasi, sumbangan, transfer, tawaran, lelang, reservasi, sewa, iban,
        kartu kredit, kartu debit, nomor kartu, tagihan, faktur, pengembalian dana, pinjaman, kredit, biaya, gaji,
        penggajian, kasir, metode pembayaran, cara pembayaran, deposit, uang muka, rekening tujuan, nomor rekening, isi
        ulang, pulsa, token listrik, perpanjangan, tiket, iuran, cicilan, angsuran, taruhan, saham, denda, keanggotaan,
        langganan, penarikan dana, zakat, premi, dana,
        biaya daftar, biaya pendaftaran, uang pendaftaran,
        patungan, kas bersama, celengan, pajak, pbb, polis asuransi, asuransi, tip, uang tip, kripto, koin, autodebet,
        reimburse, pengeluaran, klaim biaya, spp, retribusi, tol, obligasi, reksa dana, emas, kpr, kta, gadai, kurban,
        infak, sedekah, urunan, cicilan rumah, tiket masuk, invoice, uang sewa, tabungan berjangka, pencairan
    """,
    charges="""
        {akan|dipotong|ditagih|didebit|dikenakan} {dipotong|ditagih|didebit|dikenakan|ditagihkan}, dipotong,
        ditagih, ditagihkan, didebit, dikenakan biaya, harus dibayar, total bayar, total pembayaran, yang harus
        dibayar, termasuk ppn, tidak dapat dikembalikan uangnya, tanpa pengembalian, dari {saldo| rekening|kartu}
        {anda|kamu}, dari saldo, kartu tersimpan, berbayar, biaya sebesar, tagihan berikutnya, ditagihkan pada
        tagihan, {bulan|tahun} pertama, hari ini dibayar, dibayar hari ini, termasuk pajak
    """,
    rates="""
        per {bulan|tahun|malam|hari|orang}, per orang, per {menit|jam|km|kwh|perjalanan|pengguna}
    """,
    amounts="""
        jumlah uang, nominal, jumlah transfer, jumlah donasi, jumlah, penerima, nama penerima, nomor rekening, rekening
        tujuan, tawaran, metode pembayaran, cara pembayaran, bayar dengan, iban, berita transfer
    """,
    tells=TELLS,
    messages="""
        pesan anda, pesan, komentar, ulasan, penilaian, pengaduan, keluhan, aduan, permohonan, lamaran, kontak, hubungi
        kami, pertanyaan, undangan, buletin, petisi, pemungutan suara, suara, jajak pendapat, survei, iklan, laporan,
        kerusakan, balasan, jawaban, forum, topik, diskusi, buku tamu, surat lamaran, cv, penerima pesan, subjek, janji
        temu, usulan, saran, izin tidak masuk, ketidakhadiran, siaran pers, artikel, tulisan, kampanye, kehadiran,
        lomba, belasungkawa, dukungan, banding, keberatan, daftar tunggu, teman, pelanggan surel, testimoni, masukan,
        tanggapan, pendaftaran acara, aspirasi,
        papan pengumuman, pengumuman, mading,
        gugatan, klaim asuransi, surat keterangan, surat pengantar, cuti, resep, rujukan, wawancara, rapat warga,
        lowongan kerja, versi, rilis, tiket bantuan, pemilihan ketua, pemilu, relawan, sukarelawan, kuesioner, spt,
        tugas sekolah, barter, bantuan teknis, obituari, duka cita, antrean puskesmas, komplain
    """,
    sends="kirim, kirimkan, ajukan, serahkan, mengirim",
    reaches="""
        penerima, akan dikirim ke, akan menerima, akan diberi tahu
    """,
    enters=ENTERS,
    accounts="""
        kata sandi, sandi, password, nama pengguna, pengguna, login, masuk akun, akun, profil, foto profil, peran,
        izin, hak akses, akses, token, kunci api, kunci, dua langkah, dua faktor, sesi, privasi, visibilitas,
        persetujuan, identitas, ktp, nik, verifikasi identitas, penagihan, alamat penagihan, data pribadi, data diri,
        informasi pribadi, data bank, pendaftaran akun, registrasi, preferensi, administrator, admin, keamanan,
        kepemilikan, pemilik, pin, anggota, perangkat, kuasa, surat kuasa, pemulihan, kontak darurat, kode otp, email
        baru,
        kontrol orang tua, waktu layar,
        sidik jari, biometrik, kunci sandi, webhook, rahasia, kartu hilang, filter keluarga, akun keluarga,
        kependudukan, kolaborator, wali, ahli waris, kartu sim, area pelanggan, kuki, cookie, daftar hitam,
        sertifikat, kuasa hukum, wakil, domisili
    """,
    saves="""
        simpan, menyimpan, ubah, mengubah, ganti, perbarui, memperbarui, edit, sunting, tambah, tambahkan, buat, unggah
    """,
    changes="""
        baru, atur, mengatur, pilih, konfirmasi, terapkan, aktifkan, matikan, nonaktifkan, sesuaikan, kelola,
        pertahankan, gunakan, pakai, setujui, setuju, hasilkan, tulis, setel
    """,
    nothing="""
        nomor pesanan, tanggal pesanan, status pesanan, kode pos, kantor pos, dihapus pada, dibatalkan, yang
        dibatalkan, yang dihapus, pembeli, {hapus|bersihkan|atur ulang|reset|kosongkan} {filter|pencarian|pilihan|
        formulir|semua filter}, urutkan berdasarkan, tips kata sandi, kekuatan kata sandi, diterbitkan, terbitan,
        publikasi, dibayar, sudah dibayar, dipesan, buku, tidak akan dipublikasikan, tidak dipublikasikan, syarat
        pembatalan, pertanyaan umum, dibagikan, donor darah, diarsipkan, terapkan filter, gratis, lowongan, diblokir,
        terverifikasi, daftar harga, lihat daftar, daftar, atm, cari pesanan, masuk angin, periksa kembali, cek
        kembali, periksa {data|jawaban|pesanan} anda, periksa data, ringkasan pesanan, {hapus|batalkan|kosongkan|
        bersihkan} {pilihan|formulir|isian},
        yang dikeluarkan, yang diblokir,
        ditolak, ditandatangani, terkirim, dikembalikan, lunas, versi seluler, riwayat transfer, daftar transfer,
        {daftar|riwayat} {pembayaran|transaksi|pesanan}, polis yang berakhir, catatan, tarif batal,
        {kirim|kirimkan} {formulir|data|pencarian|filter|nilai|kueri}, minta konfirmasi
    """,
    none="""
        tidak ada {biaya|tagihan}, tidak ada yang {hilang|disimpan|ditagih|dihapus}, tanpa biaya, tidak
        {hilang|dihapus|dipotong|ditagih|terhapus}
    """,
    small="""
        ini, itu, saya, anda, kamu, semua, seluruh, sekarang, baru, dan, untuk, ke, dari, di, pada, dengan, barang,
        produk, item, yang, dipilih, terpilih, sebuah, kepada, juga, ya, nya, secara, permanen, para, kami
    """,
)
