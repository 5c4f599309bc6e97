"""Vietnamese."""

from webmcp_forms.linter.intent.vocabulary import Vocabulary

VOCABULARY = Vocabulary(
    reads="""
        tìm, tìm kiếm, tìm hiểu, tra, tra cứu, tra từ, xem, hiển thị, hiện, lọc, sắp xếp theo, sắp xếp kết quả, liệt
        kê, kiểm tra, so sánh, tính, tính toán, tính thử, ước tính, quy đổi, chuyển đổi {tiền tệ|đơn vị|ngoại tệ}, đổi
        đơn vị, theo dõi {đơn|đơn hàng|vận đơn}, định vị, khám phá, tải xuống, tải về, xuất file, xuất excel, dịch,
        xem
        trước, duyệt, dò {tìm|vé|số|sim|đường}, thu hẹp, mô phỏng, đọc, trích xuất, hỏi đường, tham khảo, truy vấn,
        công cụ tính, công cụ
        tra
        cứu, máy tính, đủ điều kiện, điều kiện hưởng, tải csv, tải xlsx, tải tệp, kết xuất, xuất khẩu, ở đâu,
        in vé, in {hóa đơn|biên lai|phiếu},
        đếm {người|số|lượt},
        theo dõi {bưu kiện|kiện hàng|lô hàng|hành trình|vận chuyển}, tính phí,
        tải {báo cáo|mẫu|mẫu đơn|tài liệu|hóa đơn|bảng|danh sách|pdf|bản sao|biểu mẫu}, xuất báo cáo,
        tạo {báo cáo|bản xem trước|biểu đồ|mã qr}, {kiểm tra|xác thực|định dạng} {xml|json|iban|mã nguồn}, dùng thử
        biểu thức, trang sau
    """,
    readings="""
        tìm kiếm, tra cứu, tình trạng, trạng thái, còn trống, còn phòng, chỗ trống, lịch sử, lưu trữ, nhật ký, kết
        quả,
        máy tính, công cụ tính, bảng so sánh, quy đổi, ước tính, dự toán, lịch trình, lịch tàu, giờ tàu, lịch chạy, tỷ
        giá, tỉ giá, số dư, danh bạ, danh mục, danh sách, tổng quan, thống kê, trợ giúp, thời tiết, dự báo, bảng giá,
        biểu phí, tra vận đơn, bản đồ, từ điển, trắc nghiệm, ở đâu, gần đây, gần bạn, điểm thi, kết quả thi, tuyến
        đường, xem trước, tiến độ hồ sơ, tra điểm, mã số thuế tra cứu, giá vé tham khảo,
        gần nhất
    """,
    views="bộ lọc, lọc, tìm kiếm, sắp xếp, tiêu chí",
    questions="""
        gì, nào, ở đâu, khi nào, bao nhiêu, bao giờ, thế nào, ai, tại sao, có phải,
        đâu,
        có bị, có được, có còn, có thể * không, còn * không
    """,
    adjusts="""
        {thêm|cho|bỏ} vào {giỏ|giỏ hàng|yêu thích|danh sách yêu thích|danh sách|so sánh}, vào giỏ, vào giỏ hàng, cập
        nhật {giỏ hàng|số lượng|giỏ}, {áp dụng|dùng|sử dụng|nhập} {mã|mã giảm giá|voucher|phiếu giảm giá|ưu đãi|
        mã khuyến mãi|coupon}, {đánh dấu} {đã đọc|là đã đọc|chưa đọc|là chưa đọc|quan trọng|yêu thích|hoàn thành|sao|
        tất cả đã đọc}, ẩn, ghim, bỏ ghim, tắt tiếng, tạm dừng, tiếp tục phát, lưu trữ thư, chuyển vào lưu trữ, hoàn
        tác, làm lại, khôi phục từ thùng rác, lấy lại từ thùng rác, lưu {nháp|bản nháp|thành nháp|để sau|để xem sau},
        để xem sau, mua sau, để dành mua sau, báo lại sau, nhắc lại sau, nhắc tôi sau, không hiện lại, không hiển thị
        lại, gắn sao, bỏ sao, thích, theo dõi chủ đề, bỏ theo dõi, đặt lại {giao diện|bố cục|cột}, thu gọn, mở rộng,
        chuyển sang chế độ {tối|sáng}, dấu đi, ẩn đi, đổi {voucher|phiếu}, hủy thao tác,
        theo dõi {chủ đề|thảo luận|trang}, {gỡ|bỏ} {mã|mã giảm giá|phiếu giảm giá},
        vẽ lại,
        tắt {thông báo|tiếng|âm}, bật {chế độ tối|phụ đề|chế độ ban đêm|chế độ sáng|thông báo}, đổi ngôn ngữ, để đọc
        sau, đọc sau, nghe sau, thêm bài hát, thêm vào {danh sách phát|thư viện|mục yêu thích|yêu thích|giỏ},
        {xóa|xoá|bỏ|gỡ} khỏi {giỏ|giỏ hàng|yêu thích|danh sách|so sánh|danh sách phát}, lưu bộ lọc, đánh dấu hoàn
        thành,
        đặt lại {khung nhìn|chế độ xem|thu phóng}, sắp xếp {tiện ích|cột},
        đổi tiền tệ,
        đổi tên {danh sách|thư mục|thẻ}, đổi tên, {bỏ|xóa} khỏi {danh sách yêu thích|yêu thích|so sánh}, thêm vào danh
        sách {phát|so sánh}, lưu trữ, {xóa|bỏ} bộ lọc, hỏi lại sau,
        hoãn lại, dời lại việc, lưu thứ tự, xóa khỏi so sánh, bỏ khỏi so sánh
    """,
    kept="""
        giỏ hàng, giỏ, yêu thích, danh sách yêu thích, danh sách mua sắm, danh sách so sánh, so sánh sản phẩm, mã giảm
        giá, voucher, phiếu giảm giá, mã khuyến mãi, giảm giá, ưu đãi, coupon, biểu ngữ, thông báo, nhắc nhở, lời
        nhắc,
        dấu sao, dấu trang, danh sách phát, đến mai, đến ngày mai
    """,
    settings="""
        giao diện, chủ đề màu, chế độ tối, chế độ sáng, nền tối, hiển thị, cỡ chữ, kích thước chữ, phông chữ, tương
        phản, độ tương phản, giãn dòng, ngôn ngữ, tiền tệ hiển thị, cột, thứ tự các cột, thứ tự cột, bố cục, bản nháp,
        nháp, bảng điều khiển, mật độ, thu phóng, múi giờ, đơn vị đo, hình thu nhỏ, phụ đề, hình nền, hiệu ứng
    """,
    restores="""
        khôi phục
    """,
    destroys="""
        xóa, xoá, xóa bỏ, gỡ, gỡ bỏ, loại bỏ, hủy, huỷ, hủy bỏ, huỷ bỏ, làm trống, dọn sạch, dọn {thùng rác|lịch sử|
        bộ nhớ}, làm sạch, đóng tài khoản, khóa vĩnh viễn, chấm dứt, kết thúc {hợp đồng|thuê|gói}, thanh lý hợp đồng,
        rút {hồ sơ|đơn|đề nghị|khiếu nại|đơn ứng tuyển|yêu cầu}, ghi đè, thay thế toàn bộ, khôi phục {bản sao lưu| sao
        lưu|cài đặt gốc|phiên bản|dữ liệu|hệ thống|mặc định gốc}, khôi phục, đặt lại {thiết bị|hệ thống|dữ liệu| cài
        đặt gốc|về mặc định|bộ định tuyến}, đặt lại về, gộp, hợp nhất, định dạng, gỡ cài đặt, vô hiệu hóa {tài
        khoản|dịch vụ}, rời {nhóm|đội}, từ chối, từ bỏ, giải tán, thu hồi bài, gỡ bài, tẩy, bãi bỏ, ngừng {gói| hợp
        đồng|dịch vụ}, thôi học, rút khỏi, ngừng quy trình, vô hiệu hóa, thu hồi, thoát khỏi nhóm, tạm ngưng dịch vụ,
        {tắt|dừng|cắt|ngừng} {máy chủ|thuê bao|dịch vụ|số}, bỏ thay đổi, trả số, hủy thuê bao, giải tán nhóm, bỏ cuộc,
        bỏ {khóa học|học|đội}, rút lui, {quay|trở} về {bản|phiên bản}, quay lại {bản|phiên bản}, cho thôi việc, sa
        thải, chấm dứt lao động, tất toán, tất toán sổ, hoàn vé, trả vé, phục hồi {bản|sao lưu|từ sao lưu|phiên bản},
        xóa từ xa, cắt {dịch vụ|internet|điện|nước|hợp đồng}, trả phòng trước hạn, trả {nhà|mặt bằng}, ngừng {gia
        hạn|sử dụng|hoạt động|cung cấp}, tiêu hủy, hủy kết bạn, bỏ kết bạn, hạ bài, gỡ xuống, hạ xuống, rút học phần,
        nghỉ {học luôn|hẳn}, thôi {việc|ở}, buộc thôi học, đình chỉ hoạt động, đóng {cửa hàng|shop|tài khoản|dự
        án|sổ}, dẹp bỏ, cho nghỉ việc, đuổi việc, miễn nhiệm, phá bỏ, giải thể, dừng {hợp đồng|gói|hợp tác}, kết thúc
        hợp đồng, bỏ {hẹn|lịch hẹn|thầu}, từ chức, rời {khỏi nhóm|đội|khỏi đội}, thoát nhóm, rút {đơn kiện|khỏi cuộc
        thi|tên}, khai tử, trả lại {bàn|chỗ|mặt bằng|phòng|suất|ô}, bỏ {thi|thi đấu|suất|tập|lớp}, ngừng {gửi
        trẻ|học|tham gia|đăng|thuê|bán|hợp đồng}, gỡ {tập|bài|tin|quảng cáo|video}, xóa hết, phá hủy, thải loại, cắt
        {hợp đồng|kết nối|suất}, tước {quyền lợi|danh hiệu}, rút {lui|tên khỏi|đăng ký},
        nhả phòng, nhả {chỗ|suất|bàn}, bỏ giữ chỗ, nhường suất, dỡ bỏ, đập bỏ, thu hồi và xóa,
        đóng {hồ sơ|vụ việc|yêu cầu}, nhường {chỗ|lượt|suất}, {đặt lại|khôi phục} {điện thoại|thiết bị|máy|bộ định
        tuyến}, đặt {điểm|bộ đếm} về không, bỏ đi, gỡ khỏi {danh bạ|danh mục|sổ},
        {đóng|kết thúc} {khảo sát|bình chọn|mùa giải|cuộc thi},
        rời {ca đoàn|câu lạc bộ|đội|nhóm},
        trả {lô vườn|nhà|phòng|mặt bằng|chìa khóa|tủ}, đặt lại tiến trình, xóa các mục đã chọn, xoá các mục đã chọn,
        bỏ mọi thay đổi, hủy mọi thay đổi
    """,
    trash="""
        thùng rác, mục đã xóa, tệp đã xóa
    """,
    destructions="""
        việc xóa, hủy bỏ, hủy dịch vụ, chấm dứt hợp đồng, đóng tài khoản, cài đặt gốc, thùng rác, vùng nguy hiểm, rút
        đơn, thanh lý, giải thể, xóa dữ liệu
    """,
    lasting="""
        không thể {hoàn tác|khôi phục|lấy lại|phục hồi|hoàn lại|thay đổi|đảo ngược|mở lại|tách|thu hồi}, không khôi
        phục được, không lấy lại được, không hoàn tác được, không phục hồi được, vĩnh viễn, mãi mãi, {sẽ|đều} {bị xóa|
        bị xoá| mất|bị mất|biến mất|bị ghi đè|bị thay|bị hủy|bị huỷ}, bị xóa, bị xoá, mất hết, mất toàn bộ, mất tất
        cả,
        biến mất, không còn {truy cập|dùng|sử dụng|xem}, cài đặt gốc, trạng thái ban đầu, không có bản sao,
        sẽ bị ghi đè, bị ghi đè,
        không ai {mở|xem|dùng|truy cập|thấy}, dành cho {người khác|khách khác}, nhường cho {người khác|khách khác},
        cho người khác, người tiếp theo, ngừng {hoạt động|chạy}, không hoạt động nữa, không còn {hoạt động|mở|hiển
        thị|đăng nhập|hiệu lực|được}, bị thay {thế}, bị thay thế, không được {giữ lại|giữ}, không {giữ lại|lưu giữ},
        {sẽ|đều} bị {bỏ|hủy|huỷ|chấm dứt|đóng|thu hồi|vô hiệu|ghi đè|loại|gỡ|xóa sạch}, mất quyền, không có bản
        {sao|dự phòng}, không lấy lại, về không, từ đầu, giải phóng
    """,
    asking="""
        bạn có chắc, có chắc, bạn chắc chắn, thật sự muốn, bạn có muốn
    """,
    pays="""
        thanh toán, trả tiền, trả nợ, trả góp, chi trả, mua, mua ngay, mua lại, mua vé, đặt mua, đặt hàng, đặt vé, đặt
        phòng, đặt bàn, đặt lại đơn, đặt chỗ, đặt cọc, quyên góp, ủng hộ, đóng góp, chuyển tiền, chuyển khoản, gửi
        tiền, nạp, nạp tiền, nạp thẻ, rút tiền, đấu giá, ra giá, trả giá, đặt giá, thuê, gia hạn, hoàn tiền, bán, đầu
        tư, {hoàn tất|xác nhận|tiến hành} {thanh toán|đơn hàng|mua hàng|đặt hàng|đặt phòng|giao dịch|chuyển khoản| đặt
        chỗ| đặt vé}, trở thành {hội viên|thành viên|nhà tài trợ}, {đăng ký|xin|nộp đơn} vay, vay, tài trợ, đặt cược,
        giải ngân, giải phóng tiền, trả lương, nâng cấp gói, nâng cấp, đổi gói, đăng ký gói, mua gói, chốt đơn, đồng ý
        báo giá, chấp nhận báo giá, đóng phí, nộp {phí|tiền|học phí|phạt}, chi lương, {lên|nâng lên|chuyển sang}
        {pro|premium}, {kích hoạt|mua|đăng ký} {gói|gói cước}, nạp {thẻ|tiền}, gia hạn {gửi xe|thuê}, đổi {coin|tiền
        ảo|token}, duyệt và {hoàn tiền|chi|trả|thanh toán}, tất toán trước hạn nợ, tạo lệnh {chuyển|chi|thanh
        toán|mua}, lệnh chuyển, đặt lệnh {mua|bán}, đặt tour, đặt xe, gọi xe, gọi món, đặt món, đặt đồ ăn, giữ bàn,
        tạo vận đơn, gửi hàng, gửi bưu kiện, giữ {vé|ghế}, đỡ đầu, bảo trợ, chuyển sang {trả năm|gói năm|gói trả
        phí|gói cao cấp|năm}, ký gửi, chạy quảng cáo, đẩy tin, quảng bá, nộp {thuế|tiền phạt|học phí|viện phí|lệ
        phí|bảo hiểm|tiền điện|tiền nước}, đóng {học phí|tiền điện|tiền nước|tiền nhà|bảo hiểm|thuế|phạt|tiền}, trả
        {phí|tiền nhà|tiền điện|tiền nước|góp|trước}, mua thêm, mua bảo hiểm, đặt mua ngay, chi tiền, tặng {quà|tiền},
        lì xì, chung tay, góp {tiền|vốn|quỹ}, thuê {xe|phòng|nhà}, thanh lý, bán {ra|cổ phiếu}, mua {vào|cổ phiếu},
        rút {về ví|về ngân hàng|coin}, đổi {ngoại tệ|tiền|điểm}, trúng thầu, chốt mua, hoàn tất mua, đặt dịch vụ, thuê
        ngay, ứng lương, ứng trước, cầm cố, vay ngay, phát lương, chuyển lương, góp, chấp nhận giá, chấp nhận {báo
        giá|giá và đặt}, chốt {giá|đơn|hợp đồng}, đặt {mua cả|thuê|dịch vụ|hàng trước}, bán {sách|lại|đồ}, trồng cây
        góp, tặng {cây|sách|tiền|quà}, nạp thẻ {giặt|xe}, đóng {phí|góp|quỹ},
        tặng một, tặng *, biếu, trả tiền chỗ, gia hạn thêm, tham gia và trả tiền, góp vốn, thế chấp, đặt trước, đặt
        suất,
        trả phần {của tôi}, trả phần, đặt * đêm, đặt {phòng|vé|bàn} ngay, {đổi|dùng} điểm, {nhận} đỡ đầu, mở khóa
        {xe|xe đạp}, bắt đầu {sạc|chuyến đi|thuê},
        bắt đầu {đỗ xe|sạc|chuyến|thuê}, giao thầu
    """,
    payments="""
        thanh toán, đơn hàng, đơn đặt hàng, mua hàng, quyên góp, chuyển khoản, chuyển tiền, giao dịch, đấu giá, giá
        thầu, đặt phòng, đặt chỗ, tiền thuê, thẻ tín dụng, thẻ ghi nợ, thẻ ngân hàng, số thẻ, ví điện tử, hóa đơn,
        hoàn
        tiền, khoản vay, vay vốn, tín dụng, phí, học phí, lương, bảng lương, phương thức thanh toán, hình thức thanh
        toán, tiền cọc, đặt cọc, người thụ hưởng, tài khoản nhận, số tài khoản, nạp tiền, gia hạn, vé, hội phí, kỳ trả
        góp, tiền cược, cổ phiếu, tiền phạt, gói trả phí, hội viên, tiền, ký quỹ,
        lệ phí, phí tham gia,
        tiền điện, tiền nước, tiền nhà, viện phí, thuế, phí bảo hiểm, quảng cáo trả phí, vé máy bay, tour, cước, cước
        phí, tiền thưởng, lương thưởng, sổ tiết kiệm, lệnh chuyển tiền, cổ phần, quỹ
    """,
    charges="""
        {sẽ|được|bị} {trừ|thu|tính phí|tính|ghi nợ|khấu trừ}, bị trừ, trừ vào, trừ từ, phải trả, đã gồm vat, không
        hoàn tiền, không hoàn lại tiền, không được hoàn, từ {tài khoản|ví|thẻ|số dư}, thẻ đã lưu, thẻ đuôi, tổng
        tiền, tổng cộng, tổng thanh toán, có phí, tự động gia hạn, hóa đơn kỳ sau, cộng vào hóa đơn, {tháng|năm}
        đầu, bị trừ tiền, đã bao gồm thuế
    """,
    rates="""
        mỗi {tháng|năm|đêm|ngày|tuần}, {một|hàng} {tháng|năm}, mỗi người, một người, mỗi {phút|giờ|km|kwh|lượt}, một
        {phút|giờ|lượt}
    """,
    amounts="""
        số tiền, tổng tiền, mức ủng hộ, người nhận tiền, người thụ hưởng, tài khoản nhận, số tài khoản, giá đặt,
        phương
        thức thanh toán, hình thức thanh toán, ngân hàng nhận, nội dung chuyển khoản, số tiền ủng hộ
    """,
    tells="""
        gửi {tin nhắn|bình luận|email|thư|câu hỏi|đơn|đơn ứng tuyển|khiếu nại|lời mời|đánh giá|trả lời|bản tin|yêu
        cầu| góp ý|phản hồi|phản ánh|báo cáo|hồ sơ|ý kiến|cho mọi người|cho tất cả|đề xuất|liên hệ|thông báo|bài|lời
        nhắn| tố cáo|lời chia buồn}, đăng, đăng bài, đăng tin, đăng tải, xuất bản, công bố, bình luận, trả lời, phản
        hồi, chia sẻ, mời, báo cáo, tố cáo, khiếu nại, phản ánh, ứng tuyển, nộp {đơn|hồ sơ|bài|hồ sơ ứng tuyển}, bỏ
        phiếu, bầu chọn, bình chọn, biểu quyết, đánh giá, nhận xét, viết {bình luận|đánh giá|nhận xét|thư|bài|cho}, để
        lại {lời nhắn|bình luận|đánh giá|ý kiến}, liên hệ, liên lạc, giới thiệu bạn, thông báo cho, nhắn tin, nhắn
        cho, đề xuất, đề nghị, ký {tên|kiến nghị|thỉnh nguyện thư}, tham gia, tham dự, xác nhận tham dự, đặt
        {lịch|lịch hẹn| hẹn|câu hỏi}, hẹn {khám|lịch|gặp}, yêu cầu {báo giá|gọi lại|tư vấn|hỗ trợ}, hỏi, đặt câu hỏi,
        chuyển tiếp, mở {chủ đề|phiếu hỗ trợ}, tạo {chủ đề|bài viết|phiếu|tin}, đăng ký {tham gia|tham dự|sự kiện|khóa
        học|tư vấn}, xin {nghỉ|nghỉ phép|phép}, chia buồn, gọi lại cho tôi, đề cử, kháng nghị, góp ý, lên lịch
        {gửi|đăng}, phê duyệt, phê chuẩn, duyệt bài, gửi {hàng loạt|cho tất cả|toàn bộ}, {chạy|bắt đầu} {chiến
        dịch|gửi}, {báo|thông báo} {nghỉ|nghỉ học|vắng|vắng mặt|phụ huynh|ốm}, trình duyệt, tôi {tham gia|sẽ đến},
        {mở|tạo} {phiếu hỗ trợ|chủ đề|thảo luận|sự kiện}, dán lên bảng, dán {thông báo|tin}, đăng lên bảng, {báo|thông
        báo} {lỗi|hỏng}, {thêm|ghi} chữ ký, nộp {bài|bài tập|bài làm}, phát {cảnh báo|báo động}, đăng ký đội, gửi *,
        nộp *, xin *, yêu cầu *, báo {cáo|hỏng|mất|sự cố|vi phạm|lỗi|hư hỏng|cháy|công an|nghỉ|trộm|ốm}, trình
        {báo|duyệt|ký|lên|hồ sơ}, trình báo, tố giác, khởi kiện, kiện, kháng cáo, kê khai, khai báo, triển khai
        {lên|bản|phiên bản}, chuyển {cấp trên|cho|tiếp|lên cấp trên}, giao {việc|nhiệm vụ|cho}, phân công, nhận lời,
        chấp nhận lời mời, ký {hợp đồng|số|duyệt|ngay}, hẹn {xem nhà|giờ|gặp|khám|tư vấn}, giữ {sách|chỗ}, đặt lịch
        {khám|hẹn|tư vấn|tiêm|xem}, đăng ký {tiêm|hiến|khám|tình nguyện|thi|học|học phần|lớp|dự thi|hiến máu|hiến
        tạng|thu gom|tham dự}, tạo {yêu cầu|phiếu hỗ trợ|bài đăng|cuộc họp|khảo sát|đề xuất|sự kiện}, chào {hỏi|hàng},
        kết bạn, mời {bạn|thành viên|dự họp}, lên lịch, hẹn giờ {đăng|gửi}, phát {hành|sóng|thông báo}, tuyên bố, công
        khai, nhắn {gửi|người bán}, hỏi {người bán|chuyên gia|bác sĩ|shop}, thăm hỏi, chúc mừng, cảm ơn, ghi danh, đề
        bạt, tiến cử, giới thiệu {ứng viên|khách}, bầu, chấm điểm, ứng cử, cam kết, đưa tin, cảnh báo, tìm {đồ thất
        lạc đăng}, nhờ {giúp|hỗ trợ}, gọi {thợ|bác sĩ|cứu hộ|cứu thương|nhân viên}, thông báo {cho|tới|đến}, nhập chỉ
        số, báo chỉ số, phát lệnh, ra lệnh, ban hành, phát {hành tập|tập mới|động}, nhận báo giá, xin {báo
        giá|giờ|một|phép|cấp|việc|gặp}, gọi {thợ|bảo trì|điện thoại cho tôi}, đăng ký {thi đấu|dự|thành viên
        đội|lớp|khóa}, phản ánh {tiếng ồn|sự việc}, báo cho, viếng, gửi vòng hoa, kêu gọi, vận động, tập hợp, triệu
        tập, lên tiếng, đề đạt, đặt lịch {bảo dưỡng|sửa|hẹn|lấy mẫu|phỏng vấn}, tôi sẽ {tham gia|đi|có mặt}, tổ chức
        {sự kiện|cuộc họp}, trao {thư|giải},
        đặt giờ hẹn, đặt giờ, đòi *, đề nghị *, chuyển người *, chuyển cho *, xung phong, tình nguyện tham gia, giục,
        khiếu kiện, thỉnh cầu, đòi {đổi hàng|bồi thường|hoàn tiền}, rủ, rủ bạn bè, mời dự,
        báo {ổ gà|sự cố|hỏng|cho}, nhắn {chủ nhà|người bán|cho}, {vào} danh sách chờ, danh sách chờ,
        {đề nghị|đề xuất|xin} đổi {ca|lịch|chỗ}, đề nghị đổi, đổi ca
    """,
    messages="""
        tin nhắn, lời nhắn, bình luận, đánh giá, nhận xét, khiếu nại, phản ánh, góp ý, đơn ứng tuyển, ứng tuyển, hồ sơ
        ứng tuyển, liên hệ, câu hỏi, lời mời, bản tin, kiến nghị, thỉnh nguyện, cuộc bình chọn, bình chọn, phiếu bầu,
        khảo sát, tin rao, rao vặt, báo cáo, sự cố, trả lời, diễn đàn, chủ đề thảo luận, thảo luận, sổ lưu bút, sổ
        tang, thư xin việc, thư ứng tuyển, cv, người nhận thư, tiêu đề thư, lịch hẹn, gọi lại, đề xuất, đơn xin nghỉ,
        xin nghỉ, thông cáo báo chí, bài viết, bài đăng, chiến dịch, gửi hàng loạt, tham dự, cuộc thi, bài dự thi, lời
        chia buồn, hỗ trợ, danh sách chờ, bạn bè, người đăng ký, ý kiến, phản hồi, tố cáo, đơn từ,
        bảng tin, bảng thông báo,
        tờ khai, trình báo, đơn kiện, đơn khởi kiện, đơn thuốc, xem nhà, sửa chữa, trả hàng, đổi trả, vi phạm, tình
        nguyện, tiêm chủng, hiến máu, hiến tạng, lời chào, chỉ số điện, chỉ số nước, lời mời họp, giấy mời, đơn xin,
        biên bản, thiệp, lời chúc, đơn tố cáo, hẹn khám, phân công
    """,
    sends="gửi, gửi đi, nộp, chuyển đi",
    reaches="""
        người nhận, sẽ gửi đến, sẽ nhận được, sẽ được thông báo
    """,
    enters="""
        đăng nhập, đăng xuất, đăng ký, đăng kí, đăng ký tài khoản, tạo {tài khoản|người dùng|mật khẩu|hồ sơ cá nhân|
        mã truy cập|khóa|khoá}, mở tài khoản, {đổi|thay đổi|đặt lại|cập nhật|quên|chọn|lưu|thiết lập|sửa|khôi phục}
        {mật khẩu|mã pin|tên đăng nhập|email|địa chỉ|hồ sơ|vai trò|quyền|quyền truy cập|thông tin|thông tin cá nhân|
        thông tin thanh toán|số điện thoại|họ tên|thông tin xuất hóa đơn}, ủy quyền, uỷ quyền, cho phép, cấp {quyền|
        quyền truy cập|khóa|mã}, thu hồi {quyền|khóa|khoá|mã|phiên|truy cập}, chặn, bỏ chặn, khóa tài khoản, mở khóa,
        tạm khóa, đình chỉ, hủy đăng ký nhận, hủy đăng ký, huỷ đăng ký, ngừng nhận {thư|bản tin|email}, đăng ký nhận
        {tin|bản tin}, xác minh, xác thực {danh tính|tài khoản|email|hai bước|hai lớp}, xác thực, xác nhận {danh tính|
        email|tài khoản|thiết bị}, bật {xác thực|bảo mật|hai lớp|xác minh}, tắt {xác thực|bảo mật|hai lớp|xác minh},
        kích hoạt {tài khoản|thẻ|xác thực}, chuyển quyền, chuyển quyền sở hữu, kết thúc {phiên|các phiên}, đăng xuất
        khỏi, thêm {người dùng|thành viên|quản trị|thiết bị|thẻ}, gán {vai trò|quyền}, đồng ý và tiếp tục, liên kết
        {tài khoản|thiết bị}, phân quyền, tham gia {nhóm làm việc|tổ chức}, thoát, không nhận {email|thư|tin} {nữa},
        không nhận {email|thư|tin}, {cấm|chặn|đuổi} {thành viên|người dùng}, {đặt|chỉ định} làm {quản trị|quản trị
        viên}, tạo khóa, nâng làm {biên tập|quản trị}, liên kết {ngân hàng|tài khoản|thẻ}, rút lại {đồng ý|sự đồng ý},
        bàn giao {dự án|quyền|tài khoản}, khai trừ, gửi mã pin, khóa {thẻ|sim|thiết bị|ví|người dùng|thành viên}, khoá
        {thẻ|sim|thiết bị}, {nâng|hạ|thay đổi|đổi|đặt|điều chỉnh} hạn mức, giới hạn {thời gian|truy cập|sử dụng}, lấy
        mã {chuyển|xác thực|khóa}, đăng ký chuyển mạng, chuyển mạng, kích hoạt, bật chuyển tiếp, bật {vân tay|chia sẻ
        vị trí|kiểm soát}, thêm {webhook|khóa|tên miền|người thân|số điện thoại|vân tay|địa chỉ|liên hệ}, cấp mã, cấp
        {thẻ|chứng thư|lại thẻ|lại khóa}, tạo lại {khóa|mã}, mời ra khỏi nhóm, khai báo tạm trú, đăng ký tạm trú, đăng
        ký tạm vắng, sang tên, đổi tên, chặn {người|số|tài khoản}, chia sẻ vị trí, phân {vai trò|quyền}, yêu cầu {bản
        sao|quyền|truy cập|dữ liệu}, xin {quyền|truy cập}, đặt làm {chủ|trưởng nhóm|quản trị}, bổ nhiệm, hạ quyền,
        nhượng quyền, gia nhập, vào nhóm, cấm, cấm chat, nhận bản tin, nhận {tin|email}, cấp lại {giấy phép|thẻ|sổ|hộ
        chiếu|bằng|chứng chỉ|mật khẩu}, cấp lại, cấp mới, cấp đổi, cấp quyền {ra vào|cho}, thu hồi {chứng chỉ|giấy
        phép|bằng|thẻ|quyền}, đình chỉ {tư cách|thành viên|tài khoản}, chia sẻ cho {gia đình|người thân}, chuyển
        nhượng, thay người {đại diện|phụ trách}, đổi chủ, thừa kế, chuyển {tư cách|quyền|tên|chủ|hộ khẩu|nhượng},
        chuyển tư cách, thêm {biên tập|biên tập viên|cộng tác|cộng sự|nhân viên|quản lý|người quản lý|đại diện}, giao
        quyền, bổ sung thành viên, vô hiệu {chìa|thẻ|khóa},
        liên kết với *, liên kết *, bỏ quyền *, gỡ quyền, gỡ {thành viên|người dùng|người xem}, gán *, kết nối {tài
        khoản|ngân hàng|thiết bị|ví}, hủy liên kết, ngắt {kết nối|liên kết},
        duyệt {thiết bị|đăng nhập|truy cập|thành viên}, {ẩn|hiện} {hồ sơ|trang cá nhân}, {xóa|loại|mời ra} khỏi nhóm,
        hủy nhận {bản tin|thư|email}, thêm {khóa|khóa ssh|khóa công khai}, xem với tư cách,
        ai được đón, thêm {người đón|người}, mã {cửa|ra vào}
    """,
    accounts="""
        mật khẩu, tên đăng nhập, tên người dùng, người dùng, đăng nhập, tài khoản, hồ sơ cá nhân, ảnh đại diện, vai
        trò, quyền, quyền truy cập, truy cập, mã truy cập, khóa api, khoá api, hai lớp, hai bước, phiên, phiên đăng
        nhập, quyền riêng tư, riêng tư, chế độ hiển thị hồ sơ, danh tính, căn cước, cccd, cmnd, xác minh danh tính,
        thông tin thanh toán, thông tin xuất hóa đơn, địa chỉ thanh toán, thông tin cá nhân, dữ liệu cá nhân, đăng ký
        thành viên, hủy nhận tin, tùy chọn email, quản trị viên, bảo mật, quyền sở hữu, chủ sở hữu, mã pin, mã otp,
        thành viên, thiết bị, ủy quyền, khôi phục tài khoản, liên hệ khẩn cấp, email mới,
        kiểm soát của cha mẹ, thời gian màn hình,
        hạn mức, thẻ atm, chuyển mạng, tạm trú, thường trú, hộ khẩu, hộ chiếu, webhook, vân tay, chứng thư số, sổ hộ
        nghèo, cấp quyền, khóa thông minh, danh bạ chặn
    """,
    saves="""
        lưu, lưu lại, thay đổi, đổi, cập nhật, sửa, chỉnh sửa, thêm, tạo, tạo mới, tải lên
    """,
    changes="""
        mới, đặt, thiết lập, cài đặt, chọn, xác nhận, áp dụng, bật, tắt, điều chỉnh, quản lý, giữ, dùng, sử dụng, đồng
        ý, chấp nhận, viết, soạn, thực hiện, thuc hien
    """,
    nothing="""
        mã đơn hàng, mã đơn, ngày đặt, tình trạng đơn hàng, mã bưu điện, mã bưu chính, bưu điện, đã xóa, đã xoá, đã
        hủy, đã huỷ, đã bị xóa, đã gỡ, người mua, {xóa|xoá|bỏ|đặt lại|hủy|gỡ} {bộ lọc|lọc|tìm kiếm|lựa chọn|biểu mẫu|
        tất cả bộ lọc}, sắp xếp theo, mẹo mật khẩu, độ mạnh mật khẩu, đã đăng, đã xuất bản, nhà xuất bản, ấn phẩm, đã
        thanh toán, đã đặt, sách, không được công khai, sẽ không hiển thị công khai, chính sách hủy, câu hỏi thường
        gặp, đã chia sẻ, hiến máu, đã lưu trữ, áp dụng bộ lọc, miễn phí, việc làm, đã chặn, đã xác minh, cây atm, nội
        dung chính, đặt câu, đang ký, kiểm tra lại, xem lại {thông tin|đơn|đơn hàng|đơn đăng ký}, rà soát lại, kiểm
        tra
        thông tin, {bỏ|xóa|hủy} {chọn|lựa chọn|biểu mẫu}, bỏ chọn,
        bị khai trừ, bị cấm, bị khóa,
        yêu cầu {tìm|tra cứu|của tôi|của bạn|đã gửi|hệ thống|mật khẩu}, gửi {biểu mẫu|đi|form|truy vấn|mẫu|tìm
        kiếm|thông tin tìm|ngay}, thư đã gửi, đã gửi, lịch sử gửi, đã nộp, nộp phạt nguội, thông tin xin, tiền phạt
        nguội, trả phòng, trả lời câu hỏi, giá cước, tình trạng hồ sơ, nghỉ việc, người đã nghỉ, xem số thứ tự, gửi
        lúc,
        ngày gửi, ngày nộp, nơi nộp, hạn nộp, phí phạt,
        xin {vui lòng|hãy|mời|lỗi|chào|chọn|nhập|cảm ơn|lưu ý|kiểm tra}
    """,
    none="""
        không {tính phí|mất phí|mất gì|bị trừ|bị xóa|thu phí|mất dữ liệu}, không gì
    """,
    small="""
        này, đó, các, những, của, của tôi, của bạn, tôi, bạn, tất, cả, toàn, bộ, ngay, mới, và, cho, vào, từ, với,
        sản,
        phẩm, mục, đã, chọn, được, một, lại, ra, đi, vĩnh, viễn
    """,
    is_tonal=True,
)
