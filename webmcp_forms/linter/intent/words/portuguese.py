"""Portuguese."""

from webmcp_forms.linter.intent.vocabulary import Vocabulary
from webmcp_forms.linter.intent.words.portuguese_deeds import ADJUSTS, DESTROYS, ENTERS, PAYS, READS, TELLS

VOCABULARY = Vocabulary(
    reads=READS,
    readings="""
        busca{|s}, pesquisa{|s}, procura, situação, estado do, status, andamento, disponibilidade, histórico, arquivo,
        registo de, resultado{|s}, calculadora, simulador, simulação, comparador, comparação, conversor, conversão,
        estimativa, horário{|s}, rota, taxa de câmbio, câmbio, saldo, diretório, catálogo, listagem, índice,
        estatísticas, elegibilidade, ajuda, tempo, previsão, consulta, acompanhamento, rastreio, rastreamento,
        verificador, onde está, perto de, questionário, teste, tabela de preços, tarifas, vagas livres, guia,
        dicionário, localizador, tradutor, mapa de, de serviço hoje,
        mais próximo, mais próxima, ponto mais próximo
    """,
    views="filtro{|s}, busca, pesquisa, ordenação, critério{|s}",
    questions="""
        qual, quais, onde, quando, quanto, quantos, como, quem, o que, está, que,
        quanta, quantas, por que, aonde,
        {meu|minha|nosso} * {tem|está|é|vale}
    """,
    adjusts=ADJUSTS,
    kept="""
        carrinho, cesto de compras, cesto, sacola, favorito{|s}, lista de desejos, lista de compras, comparador, cupom,
        cupons, cupão, cupões, código promocional, código de desconto, desconto{|s}, vale desconto, banner, aviso,
        notificação, notificações, lembrete{|s}, estrela, marcador{|es}, lista de leitura, playlist, faixa, carrinhos,
        vouchers, voucher, até amanhã, por hoje
    """,
    settings="""
        aparência, aspeto, aspecto, tema escuro, tema claro, tema, modo escuro, modo claro, exibição, visualização,
        vista, tamanho do texto, tamanho da letra, tamanho da fonte, tipo de letra, fonte, contraste, espaçamento,
        idioma, língua, moeda, coluna{|s}, disposição, layout, rascunho{|s}, painel, densidade, zoom, fuso horário,
        unidades, miniaturas, legendas, ordem das colunas, papel de parede, animações,
        visão, visão geral dos
    """,
    restores="""
        restaurar
    """,
    destroys=DESTROYS,
    trash="""
        lixeira, lixo, reciclagem, itens excluídos, reciclagem
    """,
    destructions="""
        exclusão, eliminação, remoção, cancelamento, anulação, rescisão, encerramento, fecho de conta, reposição de
        fábrica, restauração de fábrica, definições de fábrica, padrão de fábrica, zona de perigo, lixeira, reciclagem,
        desistência, renúncia, retirada de candidatura, fusão, dissolução, limpeza de,
        demissão, exoneração, trancamento, desligamento do curso, devolução, direito de arrependimento, direito ao
        esquecimento, rescisão, distrato, fim do contrato, fim do arrendamento, baixa definitiva, dissolução,
        desvinculação, encerramento da conta, encerramento de atividade, denúncia do contrato
    """,
    lasting="""
        irreversíve{l|is}, definitiv{o|a|os|as}, definitivamente, permanente{|s}, permanentemente, para sempre, não
        {pode|podem|poderá|poderão|podemos} ser {desfeita|desfeito|desfeitas|recuperado|recuperada|recuperados|
        recuperadas|revertido|revertida|restaurado|restaurados|restauradas|anulado}, não {poderá|será possível|
        é possível|dá para|há como|podes|vai poder} {desfazer|recuperar|reverter|voltar|restaurar}, sem volta, não tem
        volta, não há volta, {será|serão} {excluído|excluída|excluídos|excluídas|apagado|apagada|apagados|apagadas|
        eliminado|eliminada|eliminados|eliminadas|perdido|perdida|perdidos|perdidas|removido|removidos|removidas|
        substituído|substituídos|sobrescrito|cancelado|cancelada}, perderá, perde, perder, desaparece{|m|rá|rão},
        irrecuperáve{l|is}, deixa{|rá|rão} de {existir|funcionar}, estado de fábrica, some{|m} para todos,
        sobrescrit{o|a|os|as}, será sobrescrit{o|a}, será substituíd{o|a},
        {será|serão|é|são|fica|ficam}
        {destruído|destruídos|destruída|destruídas|descartado|descartados|descartada|descartadas|substituída|substituídas|substituídos|apagado|apagada|apagados|apagadas|encerrado|encerrada|revogado|revogada|liberado|liberada|anulado|anulada|jogado
        fora|desativado|desativada}, também {é|são|será|serão} {apagado|apagada|apagados|excluído|excluída|removido},
        ninguém poderá, {irá|vai|passa|passará|será dada|será dado} para {outra|outro|próximo|lista|alguém|próxima},
        {vão|vai} parar de, {para|param} de funcionar, poderá recuperá {lo|la|los|las}, não {poderá|poderão}
        {recuperá|acessar|abrir|entrar|usar|ver}, não {são|é|serão|será} {mantida|mantidas|mantido|mantidos},
        {perdem|perde|perderá|perderão} acesso, não existe cópia, sem cópia de, não {terá|terão} mais,
        {deixará|deixarão|deixam} de, não {funcionará|funcionarão|aparecerá} mais,
        nada {poderá|pode} ser {recuperado|desfeito}, não sobrará nada,
        {ocupará|ocupa|ficará com} {alguém|outra|outro},
        {outra|outro} {família|pessoa} {ocupará|ocupa|ficará}
    """,
    asking="""
        tem certeza, tens a certeza, deseja realmente, quer mesmo, realmente, deseja
    """,
    pays=PAYS,
    payments="""
        pagamento{|s}, compra{|s}, pedido{|s}, encomenda{|s}, doação, doações, donativo{|s}, transferência{|s}, lance{|
        s}, leilão, licitação, reserva{|s}, aluguel, aluguer, renda, iban, pix, boleto, cartão de crédito, cartão de
        débito, cartão, débito direto, débito automático, fatura{|s}, reembolso{|s}, estorno, empréstimo{|s}, crédito{|
        s}, quota{|s}, taxa{|s}, salário{|s}, folha de pagamento, caixa, forma de pagamento, método de pagamento, meio
        de pagamento, depósito, caução, beneficiário, recarga, carregamento, renovação, ingressos, bilhetes, matrícula,
        mensalidade, aposta, ações, plano pago, multa{|s}, assinatura anual, assinatura mensal, gorjeta, parcela{|s},
        check out, factura, fatura,
        taxa, taxas, taxa de inscrição,
        vaquinha, cofrinho, mealheiro, imposto, impostos, taxa, iptu, ipva, irs, coima, multa, apólice, seguro, prêmio
        do seguro, gorjeta, criptomoedas, criptomoeda, bitcoin, tokens, despesas, despesa, nota de despesas, sinal,
        mensalidade{|s}, propinas, portagem, pedágio, passagem, passagens, bilhete{|s}, ingresso{|s}, consórcio,
        previdência, fundo de investimento, cotas, tesouro direto, poupança, aplicação financeira, crédito habitação,
        fiança, subsídio a pagar, boleto, boletos, pix
    """,
    charges="""
        será {cobrado|cobrada|debitado|debitada|descontado|descontada}, serão {cobrados|cobradas|debitados|
        descontados}, cobraremos, cobrança, debitado{|s}, descontado{|s}, a pagar, iva incluído, não
        reembolsáve{l|is}, sem reembolso, no seu {cartão|saldo}, da sua conta, do seu {saldo| cartão}, na sua conta,
        cartão guardado, cartão salvo, cartão final, final do cartão, total a pagar, valor total, custa, renovação
        automática, não há reembolso, próxima fatura, na sua fatura, na próxima conta, {você} paga {hoje}, primeiro
        mês, primeiro ano, com impostos, taxas incluídas, à vista, no envio
    """,
    rates="""
        por {mês|ano|noite|dia|semana|pessoa}, ao {mês|ano}, por {pessoa|vaga|criança|participante}, por
        {minuto|kwh|hora|km|viagem|usuário}
    """,
    amounts="""
        valor, valor da doação, valor do lance, montante, quantia, beneficiário, favorecido, número da conta, lance,
        lance máximo, forma de pagamento, método de pagamento, meio de pagamento, doação, titular da conta, iban,
        agência e conta, chave pix, parcelas, mensalidade
    """,
    tells=TELLS,
    messages="""
        mensagem, mensagens, comentário{|s}, opinião, opiniões, avaliação, avaliações, queixa{|s}, reclamação,
        reclamações, solicitação, solicitações, requerimento, candidatura{|s}, contacto, contato, fale conosco, fale
        connosco, pergunta{|s}, convite{|s}, boletim, newsletter, petição, abaixo assinado, votação, voto, enquete,
        sondagem, inquérito, depoimento{|s}, testemunho{|s}, anúncio{|s}, denúncia{|s}, ocorrência{|s}, resposta{|s},
        fórum, tópico, debate, livro de visitas, carta de apresentação, carta de motivação, currículo, cv,
        destinatário{|s}, assunto, consulta médica, marcação, ligação, proposta{|s}, sugestão, sugestões, ausência,
        falta, comunicado, artigo, publicação no blog, campanha, divulgação, envio em massa, participação, inscrição
        em, concurso, condolências, pêsames, suporte, atendimento, recurso, palestra, lista de espera, circular,
        recado, amigo{|s}, assinantes, participantes, presença, agendamento,
        mural, mural de recados, quadro de avisos,
        sinistro, avaria, férias, licença médica, receita médica, atestado, certidão, segunda via, matrícula escolar,
        creche, vaga, vagas, edital, entrevista, convocação, assembleia, alerta, alertas, lembrete enviado,
        chamado{|s}, protocolo, petição inicial, recurso, contestação, boletim de ocorrência, declaração de renda,
        eleição, eleições, urna, questionário de satisfação, inquérito de satisfação, voluntariado, voluntários, troca
        de livros, trabalho escolar, versão, implantação, ouvidoria, consulta médica,
        recado{|s}, {recado|aviso|circular} às famílias
    """,
    sends="""
        enviar, envie, envia, mandar, submeter, remeter, apresentar, entregar, envio
    """,
    reaches="""
        destinatários, contatos selecionados, será enviado para, receberão, serão avisados, famílias,
        será enviado a, será enviada a, a todos os moradores
    """,
    enters=ENTERS,
    accounts="""
        senha{|s}, palavra passe, palavras passe, usuário{|s}, utilizador{|es}, nome de usuário, nome de utilizador,
        login, início de sessão, acesso, conta{|s}, minha conta, perfil, perfis, papel, papéis, função, permissão,
        permissões, token{|s}, chave de api, chave api, chave{|s}, duas etapas, dois fatores, sessão, sessões,
        privacidade, visibilidade, consentimento, identidade, documento de identidade, verificação de identidade,
        faturação, dados de cobrança, dados de faturação, endereço de cobrança, dados bancários, dados pessoais,
        registo, registro de conta, cadastro, inscrição na newsletter, subscrição, preferências, administrador{|es},
        segurança, propriedade, titularidade, pin, nif, cpf, membros, dispositivo{|s}, cookies, procuração, contacto de
        emergência, contato de emergência, recuperação, e mail de recuperação, novo e mail, novo email, e mail de
        acesso,
        controle dos pais, controle parental, tempo de tela,
        chave de acesso, biometria, segredo, webhook, cartão perdido, filtro familiar, conta família, colaboradores,
        procuração, chip, cartão sim, identidade digital, certificado digital, área do cliente, área de cliente,
        morada, credenciais, suspensão, lista negra, titular, chave móvel digital,
        apelido público, nome de exibição, ssh, chave ssh
    """,
    saves="""
        salv{ar|e|a}, guard{ar|e|a}, grav{ar|e}, alter{ar|e|a}, mud{ar|e|a}, modific{ar|a}, atualiz{ar|e|a}, edit{ar|
        e}, adicion{ar|e|a}, cri{ar|e|a}
    """,
    changes="""
        nov{o|a|os|as}, defin{ir|a}, escolh{er|a}, confirm{ar|e|a|o}, aplic{ar|a}, aplique, ativ{ar|e}, ajust{ar|e},
        configur{ar|e}, gerir, gerenciar, manter, personalizar, redigir, usar, aceit{ar|e|o}, gerar, carregar ficheiro
    """,
    nothing="""
        número do pedido, data do pedido, código postal, correios, excluíd{o|a|os|as}, apagad{o|a|os|as}, eliminad{o|a|
        os|as}, removid{o|a|os|as}, cancelad{o|a|os|as}, comprador{|es}, {apagar|limpar|remover|excluir|redefinir|
        eliminar} {filtro|filtros|busca|pesquisa|seleção|formulário|ordenação}, ordenar por, dicas de senha, segurança
        da senha, publicad{o|a|os|as}, publicações, pag{os|as}, ter em conta, reservad{o|a|os|as}, resumo, não será
        publicado, política de cancelamento, perguntas frequentes, compartilhad{o|a|os|as}, doação de sangue, doador,
        código de correio, arquivad{o|a|os|as}, aplicar {filtro|filtros}, sem custo, oferta de emprego, transferid{o|a|
        os|as}, bloquead{o|a|os|as}, verificad{o|a|os|as}, caixa eletrônico, multibanco, rastreio do pedido, situação
        do pedido, livro, livros, {confira|verifique|reveja|revise} {seus|os|seu|a sua|suas|as} {dados|respostas|
        pedido|informações|reserva}, conferir dados, rever {dados|pedido}, confira os dados, resumo do pedido,
        {cancelar|limpar|apagar|anular} {seleção|formulário|campos},
        expulsos, expulso, expulsa, expulsas, suspens{os|o|a|as}, banid*,
        taxa de {câmbio|juros},
        rejeitad{o|a|os|as}, recusad{o|a|os|as}, assinad{o|a|os|as}, enviad{o|a|os|as}, reembolsad{o|a|os|as},
        devolvid{o|a|os|as}, demitid{o|os|a|as}, versão móvel, versão para celular,
        bolsa de estudo, bolsa de estudos,
        {enviar|envie|mandar} {formulário|dados|busca|pesquisa|filtro|valores}, {pedir|peça} confirmação
    """,
    none="""
        nada, nenhum{|a} {cobrança|custo|valor|taxa}, sem {custo|cobrança|custos}
    """,
    small="""
        o, a, os, as, um, uma, uns, umas, de, do, da, dos, das, ao, à, aos, às, em, no, na, nos, nas, meu, minha, meus,
        minhas, teu, tua, seu, sua, seus, suas, este, esta, estes, estas, esse, essa, todo, todos, toda, todas, agora,
        novo, nova, e, por, para, com, artigo, artigos, produto, produtos, item, itens, me, se, que, como,
        selecionados, outra, outro, já, definitivamente, sim
    """,
)
