"""English."""

from webmcp_forms.linter.intent.vocabulary import Vocabulary
from webmcp_forms.linter.intent.words.english_dealings import ENTERS, TELLS
from webmcp_forms.linter.intent.words.english_deeds import ADJUSTS, DESTROYS, PAYS, READS

VOCABULARY = Vocabulary(
    reads=READS,
    readings="""
        search, status, availability, history, archive{|s}, log, logs, results, lookup, finder, checker, calculator,
        estimate, estimator, converter, conversion, comparison, tracker, tracking, timetable, exchange rate{|s},
        balance, directory, index, catalogue, catalog, overview, statistics, stats, eligibility, eligible, quiz,
        planner, directions, weather, forecast, opening hours, facets, listing{|s}, query, faq, help, price list,
        journey, diff, free {slots|appointments|rooms|tables}, vacancies, whois, dns, preview, audit trail, audit log,
        score{|s}, where is, nearby, near {you|me}, locator, dictionary, translation, simulator, simulation, explorer,
        suggestions, self check, definition, synonym{|s}, map, rates,
        {sales|monthly|weekly|annual|daily|revenue|usage|traffic} report{|s}, reports
        {sales|monthly|weekly|annual|daily|revenue|usage|traffic}, {watch|viewing|browsing|search} history,
        ping, traceroute, diagnostic{|s}, contrast, history of, past {lineups|exams|issues|results|rates|versions},
        simulation of
    """,
    views="""
        filter{|s}, search{|es}, sorting, sort, facet{|s}, query, criteria, search {terms|words}
    """,
    questions="""
        what, which, where, when, how, does, do, can, who, will, why, whether,
        how much, how many, how long,
        is {my|it|this|there|your|mine}, am i, are {my|there|they|these}, do i, does my, have i, has my, may i, could
        i, should i
    """,
    adjusts=ADJUSTS,
    kept="""
        cart, basket, bag, trolley, wish list, wishlist, watch list, watchlist, favourite{|s}, favorite{|s}, bookmark{|
        s}, watch, like, follow, compare list, comparison list, coupon{|s}, voucher, promo code, promotion code,
        discount, discount code, coupon code, gift wrap, saved items, reading list, shopping list, banner, star,
        starred, pinned, reaction, notification{|s}, reminder{|s}, shortlist, recently viewed, saved {jobs|
        homes|searches}, carts, baskets, wish lists, wishlists, watchlists, vouchers, discounts, banners, stars, pins,
        likes,
        saved {posts|articles|recipes|places|routes|trips|items|listings|properties|cars|videos|events|post|item},
        until tomorrow, for today, till tomorrow, for {one|two} {day|days|hour|hours}
    """,
    settings="""
        theme, dark mode, light mode, colour mode, color mode, appearance, display, view, layout, column{|s}, density,
        font{|s}, font size, text size, line spacing, contrast, language, locale, currency, zoom, dashboard, widgets,
        colour scheme, color scheme, draft{|s}, wallpaper, units, reading mode, sidebar, tiles, grid, list view, rows
        per page, items per page, thumbnails, autoplay, subtitles, captions, playback, volume, sounds, animation{|s},
        map style, number format, date format, time zone, timezone, keyboard shortcuts, toolbar, order of columns,
        skin, prefs,
        {lights|leds|brightness|backlight}
    """,
    restores="""
        restore
    """,
    destroys=DESTROYS,
    trash="""
        trash, recycle bin, rubbish bin, trash can, bin, deleted items, trashed, trashed items
    """,
    destructions="""
        deletion, removal, cancellation, termination, erasure, factory settings, danger, danger zone, notice, closure,
        data reset, revocation
    """,
    lasting="""
        {cannot|can not|can t} be {undone|reversed|recovered|restored|reverted|brought back|retrieved|changed|split|
        taken back|reopened}, {cannot|can not|can t} {undo|reverse|recover|restore|get back}, no undo, no way back, for
        good, permanent, permanently, irreversibl{e|y}, irrevocabl{e|y}, irretrievabl{e|y}, will be {lost|deleted|
        removed|erased|gone|replaced|overwritten}, will be {destroyed|wiped|purged|dropped|discarded|cancelled|
        canceled|terminated|released|given}, {be|are|is} {lost|gone}, {be|are|is} {wiped|erased|destroyed|overwritten},
        lose{|s}, cease{|s} to, disappear{|s}, forever, gone for everyone, factory {settings|state}, out of box state,
        no backup, no copy, {is|are} not kept, taken off, {not|never} be {recoverable|restorable|
        recovered|restored}, unrecoverable, will stop working, stops working, no longer be, do{|es} not come back, not
        come back, vanish{|es}, is final, ends {at once|immediately}, go{|es} with, everything in it, all data, no
        going back, lost for good, thrown away, as new, {contract|membership|subscription|plan|lease|
        access} ends, ends on, lose access,
        overwritten, will be {overwritten|replaced|lost},
        {is|are|gets|get|was} {dropped|deleted|removed|destroyed|discarded|replaced|thrown
        out|purged|released|voided|revoked}, will be {thrown out|thrown
        away|removed|voided|revoked|stopped|closed|reset}, {goes|go} to {next|someone|somebody|another|others|waiting
        list}, {given|offered|passed} to {someone|somebody|another|others|next}, stop{|s} {working|seeing}, won t be
        able, will not be able, nobody can, no one can, can no longer, {is|are} no longer, no longer
        {find|see|use|open|log|work|works|have|apply|be|get|available|possible}, {goes|go} {too|as well}, start over,
        starts over, start from scratch, {is|are} blacked out, leaves collection, leave collection, drops everything,
        everything {learned|you wrote|you entered|entered since}, {is|are} freed for others,
        nothing {can|will} be {recovered|restored|undone|brought back|left|kept}, nothing {remains|is left|will
        remain|survives}, keep no copy of it,
        {is|are|be} {frozen|scrapped|final}, left over are scrapped, {goes|go|went} back to, only {newest|latest|last}
        {one|stays|is kept|remains}, becomes invalid, become invalid, {everyone|everybody} is {disconnected|signed
        out|logged out}, {end|ends|stop|stops} here,
        {list|somebody|someone} takes it, takes your {place|seat|spot}, links break, links to old one break, edits
        will be undone, back on sale, straight back on sale, goes to the next, offered to the next, given to the next
    """,
    asking="""
        are you sure, you sure, do you really, really want, are you certain, please confirm that you, do you want to
    """,
    pays=PAYS,
    payments="""
        payment{|s}, checkout, donation{|s}, purchase{|s}, order{|s}, refund{|s}, transfer{|s}, remittance, payout{|s},
        payroll, loan{|s}, mortgage, deposit, escrow, credit card, debit card, card number, iban, bank account, bank
        transfer, beneficiary, payee, fee, fees, ticket order, rent, bid{|s}, auction, wallet, top up, topup, tuition,
        instal{|l}ment{|s}, direct debit, standing order, payment method, pay with, pay by, paid plan, subscription
        plan, renewal, pledge, gift card, trade, stake, wager, bet{|s}, shares, stocks, brokerage, settlement, paypal,
        membership fee, fundraiser, quote, expense{|s}, reimbursement, toll, fine, cash, money, lottery, upgrade,
        invoice, pricing, booking and pay, wage{|s}, salary, salaries, fines, entry fee, registration fee, participation
        fee, fund
    """,
    charges="""
        charged, deducted, debited, billed, we take, you pay, due {today|now|at}, to pay, amount due, to be paid,
        non refundable, nonrefundable, no refund{|s}, payable, obligation to pay, {is|are|will be} taken, will cost,
        costs, fee applies, fee of, from {account|card|balance|salary|wallet|bank}, card ending, account ending,
        card on file, saved card, renews automatically, auto renew{|s|al}, incl vat, plus vat, first payment,
        monthly payment, invoiced, order total, grand total, no show fee, cancellation fee, owe, you owe, overdue,
        added to {bill|invoice|account}, on {next|monthly} {bill|invoice}, next bill, next invoice,
        {credits|coins|gems|points|tokens|credit} {will be|are|is} {used|spent|taken|deducted}, {costs|for|uses}
        {coins|gems|credits|tokens}, first {month|year}, including {vat|tax|taxes}, inc vat, {is|are} due, due
        {each|every|again}, when it ships, fee is due
    """,
    rates="""
        per {month|year|night|day|week|hour}, a {month|year|week|night|day}, an hour, each {month|year}, per
        {person|head|guest|seat|ticket|child|adult}, a head, per
        {minute|kwh|km|mile|kilometre|page|hour|seat|user|use|item|line|gb}, a {minute|mile}
    """,
    amounts="""
        amount, sum, donation, tip, payee, beneficiary, recipient account, account number, sort code, routing number,
        bic, swift, bid, max bid, your maximum, stake, payment method, pay with, pay by, payment, wallet address,
        instal{|l}ments, salary
    """,
    tells=TELLS,
    messages="""
        message{|s}, comment{|s}, review{|s}, feedback, complaint{|s}, application{|s}, ticket{|s}, petition, vote{|s},
        ballot, poll, invitation{|s}, invite, newsletter{|s}, mailing{|s}, campaign{|s}, announcement{|s}, press
        release, post{|s}, reply, replies, question, enquiry, inquiry, contact, contact form, contact us, guestbook,
        guest book, testimonial, recommendation, proposal, report, incident, bug report, bug, rsvp, recipient{|s},
        subject line, attendee{|s}, cover letter, cv, resume, opinion, survey, forum, discussion, broadcast, sms,
        appointment request, callback, support request, helpdesk, help desk, nomination, submission{|s}, absence, sick
        note, statement, noticeboard, classified ad, blog post, publication, abuse, registration form, event
        registration, waitlist, waiting list, viewing, audience, subscribers, followers, colleagues, friend, neighbo{|
        u}rs, everyone, seller, landlord, editor, jury, committee, teacher, objection, appeal, declaration, response,
        commentform, cfp, speaker, obituary, condolences, greeting, guest list, meetup, motivation, claim, issue,
        signature{|s}, sign, contest, competition, draw, raffle, giveaway, open letter, letter to, new thread, new
        topic, time off, day off, annual leave, leave request, holiday request, vacation
    """,
    sends="send, sends, send it, send off, dispatch, transmit",
    reaches="""
        recipients, households, {contacts|people|customers|members|subscribers|users|parents} {selected|will
        receive|will get|receive|get}, will be {notified|emailed|mailed|informed|sent to}, goes {out} to, sent to
        {all|everyone|every}, everyone {will|gets|receives}, visible to {everyone|all|public}
    """,
    enters=ENTERS,
    accounts="""
        password{|s}, passcode, passphrase, pin, new pin, username, user name, login, log in, signin, sign in, sign up,
        signup, account{|s}, profile{|s}, avatar, role{|s}, permission{|s}, access, access rights, token{|s}, api key{|
        s}, apikey, webhook, secret{|s}, two factor, two step, 2 fa, mfa, totp, otp, authenticator, passkey{|s},
        security key, session{|s}, privacy, visibility, consent, scope{|s}, oauth, oauth 2, sso, saml, single sign on,
        ownership, administrator{|s}, identity, identity check, kyc, verification, billing, billing address, billing
        details, recovery email, recovery phone, recovery, security, personal data, personal details, personal
        information, bank details, tax number, tax id, registration, register, unsubscribe, email preferences, mailing
        preferences, data sharing, marketing, impersonation, collaborator{|s}, guardian, parental controls, legal name,
        next of kin, emergency contact, ssh key{|s}, certificate, credential{|s}, authori{s|z}ation, authori{s|z}e,
        owner, household, who can see, cookies, tracking, data protection, gdpr, delegate, proxy, power of attorney,
        health records, trusted device{|s}, staff, user{|s}, member{|s}, membership, mandate, visible to, sign in
        options, phone number, new email, new e mail, login email, sign in email,
        screen time, family settings, ssh, recovery codes, backup codes, user code, device code, sign in session,
        session id, sid
    """,
    saves="""
        save{|s}, saving, updat{e|es|ing}, add{|s|ing}, creat{e|es|ing}, edit{|s}, modif{y|ies}, upload{|s|ing},
        chang{e|es|ing}, store, changes
    """,
    changes="""
        set{|s}, new, make{|s}, manage{|s}, confirm{|s}, appl{y|ies}, use, switch{|es}, enable, disable, turn {on|off},
        activate, choose{|s}, pick, keep{|s}, generat{e|es}, start, adjust{|s}, accept, approve, finish, complete,
        toggle{|s}, customi{s|z}e, configure, open, request, end, give *, send *, submit{|s} *, accept *, join{|s} *,
        release{|s} *, assign{|s} *, kick{|s} *, alert{|s} *, lodge{|s} *, inform{|s} *
    """,
    nothing="""
        order by, order of, in order, ordered, orderly, order {number|no|id|ref|reference|date}, sort order, post code,
        postcode, post office, postal, post type, sign language, pay attention, buyer{|s}, check box, checkbox,
        cancelled, canceled, cancellations, cancellation policy, deleted, removed, not now, books, bookshop, booked,
        guide book, book club, account manager, search engine{|s}, no payment, charge level, battery, charging, charging
        {point|station}{|s}, contact lenses, reported, reviewed, transferred, published, publisher{|s}, publish date,
        publication date, publications, registered, rented, rental{|s}, rent {index|control}, blood donation, password
        {tips|strength|policy|manager}, strength of password, sign up your, post box, email address{|es}, email
        contains, see also, in store, store hours, closed, drop down, dropdown, drop off, end date, end time, ending,
        left, last name, first name, full name, user group, airport transfer, subscribed, unsubscribed, approved,
        rejected, revoked, discarded, withdrawn, erased, stock, share price, market share, rated, vote share, per page,
        not be published, apply {filter|filters|sort|view}, applied, {reset|clear|remove}
        {filter|filters|search|selection|form|all|all filters}, cancel search, customer{|s}, page, pages, view post,
        floor plan, paid, unpaid, refunded, blocked, banned, suspended, verified, unverified, archived, fine art, fine
        dining, tips, bookmarks bar, sent, received, check digit, address book, phone book, hire date, opening balance,
        cash machine{|s}, public transport, public holiday{|s}, library, poll results, election results, vote results,
        share of, price low, bill of materials, credits, user name contains, last used, reading time, book title, ticket
        machine, report date, {user|session|member|account|role|registration|order|message|comment|post|ticket|
        issue|review|payment|booking|report|question|article} {id|ids|pk|uuid|uid|count|date}, new report, credit{|s},
        check your {answers|details|information|order|application|booking|payment| data|entries|request|message}, check
        before, check and, double check, please check, check that, check the box, {clear|reset|cancel|undo}
        {selection|form|fields|input}, deselect all, unselect all, add me, request
        {log|logs|id|method|body|headers|number|status|type|date|path|uri|url|get|post}, requested, requests,
        returns {policy|list|number}, check in {date|day|time|times|simulator|simulation|list|lists|rule|rules|desk|
        history|log|settings|status}, returned, check in and check out, books {by|about|in}, submit
        {form|button|date|time|to|by|and|data|here|text}, send {form|data|button|copy|by|date|time|and|cost|here},
        submit selection, accept
        {suggestion|suggestions|changes|correction|default|defaults|header|language|charset|encoding|any|all matches},
        join date, join {in|us at|us on}, send later, give {up|priority|way}, joined, dial tone, speed dial, release
        {date|notes|year|version|candidate|channel|cycle|plan|type|status|number}, alert
        {level|message|type|rule|rules|history}, file {name|type|size|number|format}, release
        {dates|versions|years|candidates|channels}, alerts {of|by|from|in}, accept all
        {suggestions|changes|corrections|edits},
        {refresh|frame|sample|sampling|bit|interest|tax|exchange|hourly|flow|growth|birth|success|conversion|heart|base|flat}
        rate,
        pay slip{|s}, payslip{|s}, payroll slip{|s}, fall back, {bank|pay|wage} statement, you pay in, you pay into,
        you paid, do you pay, what you pay
    """,
    none="""
        nothing, none of, no {payment|charge|charges|fee|fees|cost|costs}, not {charged|taken|billed|lost}, never
        {lost|charged}, nobody is {charged|paid|billed}, won t be {charged|billed|lost}, will not be
        {charged|billed|lost}, is not {lost|charged}, are not {lost|charged|deleted}, can be undone, undo this, can
        undo,
        no {payment|charge|fee|money} is {taken|due|charged}, keep no copy, we keep no copy
    """,
    small="""
        the, a, an, my, your, our, their, his, her, its, this, that, these, those, all, it, of, new, please, now, item,
        items, product, products, selected, whole, every, us, me, them, to, for, from, in, on, with, as, one, free,
        old, another, yes
    """,
)
