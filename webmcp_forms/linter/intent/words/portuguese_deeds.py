"""Portuguese: verbs of looking, adjusting, destroying, paying, telling, and of who may enter."""

READS = """
    busc{ar|a|o|ue}, pesquis{ar|a|e|o}, procur{ar|a|e|o}, encontr{ar|a|e|o}, localiz{ar|a|e}, mostr{ar|a|e},
    exib{ir|e|a}, ver, veja, vê, visualiz{ar|a}, consult{ar|a|e|o}, filtr{ar|a|e}, ordenar, listar, explor{ar|a|e},
    verific{ar|a|o|e} {disponibilidade|situação|estado|número|se|nif|cpf|cnpj|saldo}, confer{ir|e}, compar{ar|a|e},
    calcul{ar|a|e}, estim{ar|a}, convert{er|a|e}, acompanh{ar|a|e}, rastre{ar|ie|ia}, descobr{ir|e}, descubr{a|o},
    simul{ar|a|e}, obter {estimativa|rota|resultados|horários}, baixar, descarregar, exportar, traduz{ir|a},
    validar {nif|iban|cpf|número|código}, conhecer, saber se, examinar, medir, cotar, refinar, checar, calculadora,
    simulador, conversor, verificador, localizador, elegibilidade, tenho direito, direito a, previsualiz{ar|e},
    classificar por, conferir se, transferir {csv|relatório|relatórios|ficheiro|arquivo|alterações}, descarregue,
    onde está,
    ler, leia, imprim{ir|a}, test{ar|e},
    contar, contabilizar,
    {ver|consultar|mostrar}
    {horários|preços|tarifas|disponibilidade|vagas|resultados|faturas|ofertas|detalhes|cardápio|avaliações|classificação|extrato},
    {avaliar|estimar} {imóvel|casa|carro|usado}, analis{ar|e}, {gerar|obter|emitir}
    {relatório|extrato|gráfico|estatísticas|lista}, medir velocidade, acompanhar {pedido|encomenda|processo}, pré
    visualiz{ar|e}, {iniciar|lançar} {busca|simulação|teste|análise}, atualizar {lista|mapa|resultados},
    achar, {validar|verificar|formatar|testar} {xml|json|iban|código|expressão}, {gerar|criar}
    {relatório|prévia|lista|gráfico|qr code}, próxima página, tem fibra, executar consulta
"""

ADJUSTS = """
    {adicion{ar|a|e}|pôr|colocar|acrescentar|juntar} {ao|a|no|na|à|aos} {carrinho|cesto|sacola|favoritos|lista|
    lista de desejos|comparação|comparador}, adicionar {carrinho|favoritos}, ao carrinho, no carrinho, à sacola,
    atualizar {carrinho|cesto|quantidade|quantidades|sacola}, {aplicar|usar|utilizar|resgatar|inserir} {cupom|
    cupão|código|desconto|código promocional|código de desconto|vale|promoção}, marcar como {lido|lida|lidos|lidas|
    não lido|não lidas|não lida|importante|favorito|feito|concluído}, marcar {lidas|lida}, ocult{ar|a|e},
    escond{er|e}, fixar, desafixar, arquiv{ar|a|e}, desarquivar, desfazer, refazer, restaurar {da|do} {lixeira|
    lixo|reciclagem}, recuperar {da|do} {lixeira|lixo}, tirar da lixeira, repor, salvar {rascunho|como rascunho|
    para depois|visualização}, guardar {rascunho|como rascunho|para depois|para mais tarde}, paus{ar|a|e}, retomar,
    silenciar, adiar {lembrete|alarme|aviso}, adiar, lembrar mais tarde, lembrar depois, não mostrar {novamente|
    mais}, favoritar, desfavoritar, destacar, deixar de seguir, marcar com estrela, redefinir
    {visualização|layout|colunas|tema|tamanho}, repor {vista|disposição|colunas}, mudar para modo {escuro|claro},
    reordenar {lista|colunas}, recolher, expandir, dispensar, ignorar, resgatar {voucher|cupom}, restaurar item,
    desmarcar {favorito|como lido|como lida|todos|todas|tudo|estrela}, seguir {tópico|discussão|página|tema},
    {remover|tirar} {cupom|código|desconto|vale},
    {fechar|ocultar} {mensagem|aviso|banner|alerta|notificação},
    redesenhar,
    {acend|apag|baix|aument|diminu|sub}{er|ar|ir|a|e}
    {luz|luzes|lâmpada|volume|persiana|estore|estores|brilho|temperatura|som|aquecimento|música|texto|letra|ventilador},
    {ligar|desligar} {luz|luzes|lâmpada|ventilador|rádio|música|televisão}, ajust{ar|e}
    {termostato|volume|brilho|aquecimento|temperatura}, agrup{ar|e} por, {aumentar|reduzir|ampliar}
    {texto|letra|imagem|mapa}, ver em {grade|grelha|lista|mosaico}, marcar {como feita|como
    feito|feita|concluída|tarefa}, desfazer {última|alteração|ação}, {reproduzir|tocar} {música|vídeo|álbum},
    pausar {reprodução|música}, {mover|fechar|minimizar} {janela|painel|aba|widget}, colocar {na sacola|no
    carrinho|na lista|em tela cheia|no mudo}, lembrar {me amanhã|amanhã|me depois}, lembrar me, adicionar à
    {fila|playlist|lista|leitura}, mudar {idioma|tema|vista|moeda|fundo}, modo {leitura|escuro|compacto}, mover
    coluna,
    {deixar|parar} de {seguir|mostrar},
    seguir {perfil|autor|loja|canal|usuário|página|blog}, pôr na fila,
    {marcar} {tudo} como {lido|lida|lidos|visto}, renomear, comparar {produto|item|geladeira}, adicionar {ao|à|para}
    {comparação|comparador}, {excluir|remover|apagar} {filtro|visão|busca salva}, perguntar depois, assistir mais
    tarde, ver mais tarde, ler mais tarde, ouvir mais tarde, adicionar à playlist, salvar ordem, guardar ordem, salvar
    a ordem, guardar a ordem, remover da comparação, tirar da comparação
"""

DESTROYS = """
    exclu{ir|a|i|ímos}, apag{ar|a|ue|o}, elimin{ar|a|e|o}, delet{ar|a|e}, remov{er|a|e|o}, suprimir, destru{ir|a},
    cancel{ar|a|e|o}, anul{ar|a|e}, esvazi{ar|a|e}, purgar, limp{ar|e|a} {histórico|cache|dados|registro|registo|
    tudo|conversa|fila}, descart{ar|a|e}, rescind{ir|a}, sobrescrev{er|e}, substituir tudo, redefinir {fábrica|
    aparelho|dispositivo|sistema|roteador|configuração|configurações|dados}, restaurar {fábrica|padrão de fábrica|
    configurações de fábrica|cópia|cópia de segurança|backup|base de dados|banco de dados|versão|sistema|site},
    restaurar, repor {fábrica|cópia|definições|definições de fábrica}, resetar, formatar, desinstalar, desativar
    {conta|perfil|serviço}, encerr{ar|e|a|o} {conta|contrato|perfil|loja|empresa|assinatura|processo}, fechar
    {conta|loja|empresa}, terminar {contrato|assinatura|arrendamento}, pôr fim, retir{ar|e|a} {candidatura|
    proposta|pedido|reclamação|recurso|inscrição|oferta}, retirar, desist{ir|o}, renunciar, unir registos, mesclar,
    fundir, juntar registos, sair do grupo, abandonar {grupo|curso|equipa|equipe}, dissolver, reverter, deitar
    fora, jogar fora, rejeit{ar|o}, recusar, despublicar, depurar, denunciar contrato, dar baixa, desabilitar,
    desativar, expurgar, deletar, confirmar deleção, apagar seleção,
    {desligar|parar|encerrar|cancelar|desativar|cortar|suspender} {servidor|linha|número|serviço|instância}, liberar
    {número|linha|domínio}, abandonar {grupo|projeto|equipe}, desmarc{ar|ue}
    {consulta|exame|reunião|horário|aula|sessão}, desmarcar, desparear,
    {voltar|reverter} {a|para} {versão|cópia}, voltar versão, reverter versão,
    {efetivar|concluir} desligamento, demitir, desligar {funcionário|funcionária|colaborador}, encerrar contrato,
    abandon{ar|o} {desafio|partida|torneio|curso|grupo|projeto|campeonato|equipe|equipa|disciplina},
    desvincul{ar|e|ar se}, desemparelh{ar|e}, desassoci{ar|e}, desconect{ar|e}
    {dispositivo|aparelho|conta|sensor|relógio}, despedir, despeç{a|o}, demit{ir|ir me|ir se|o}, invalid{ar|e},
    {fazer|deixar} expirar, expirar {link|códigos|convite}, zer{ar|e}, {matar|parar|terminar|encerrar}
    {processo|tarefa|instância|execução}, interromp{er|a}
    {processamento|serviço|fornecimento|contrato|entrega|tratamento}, interromper, desfazer
    {match|vínculo|emparelhamento|amizade|pareamento}, {encerrar|cessar}
    {atividade|contrato|empresa|vínculo|conta|locação|arrendamento|fornecimento}, cess{ar|e}, desfili{ar|ar me|ar
    se|e}, desinscrev{er|er me|er se}, desmatricular, cancelar {matrícula|inscrição no
    curso|corrida|voo|bilhete|passagem|consulta|pedido|cartão|apólice|seguro|assinatura|reserva|viagem},
    tranc{ar|o} {matrícula|curso|disciplina}, indefer{ir|ido}, denegar, {esquecer|remover}
    {dispositivo|rede|aparelho}, deslig{ar|ue} {servidor|máquina|instância|equipamento}, {forçar}
    {envio|push|encerramento}, exercer direito {ao|de} {esquecimento|apagamento|arrependimento|eliminação|livre
    resolução}, direito ao {esquecimento|apagamento}, direito de {arrependimento|livre resolução},
    {revog|resolv|denunci}{ar|er|ue} {contrato|procuração|mandato|certificado|autorização de débito|acordo}, não
    renovar, cancelar renovação, {dar|pedir} baixa {no|na|do|de|em|aluno|cadastro|veículo|empresa},
    {pedir|solicitar} {demissão|exoneração|desligamento}, exoner{ar|e}, dispensar
    {funcionário|candidato|empregado}, elimin{ar|e} {candidato|jogador|concorrente}, reprovar
    {candidato|pedido|cadastro}, {sucatear|sucatar|abater|demolir|triturar|aniquilar}, abater ao inventário, abate
    de {veículo|bem}, {retirar|tirar} de {venda|circulação|publicação}, {tirar|retirar} do ar, {devolver|devolução
    de} {artigo|produto|pedido|compra}, despej{ar|o} {inquilino|lixo}, {sair|me retirar|retirar me|retirar se}
    {do|da|de} {torneio|grupo|equipe|partida|clube|sindicato|sociedade}, desisto, cancelar e
    {sair|apagar}, {limpar|esvaziar|purgar} {fila|cache|lixeira|histórico|caixa}, romper
    {contrato|acordo|noivado}, destituir, dissolução, mover para {lixo|lixeira|reciclagem}, sobrepor, substituir
    existente,
    render {me|se},
    deix{ar|o|e} de *, {par|cess}{ar|e} de *, parar de *, dar {como|por}
    {extraviado|extraviada|perdido|perdida|encerrado|terminado}, larg{ar|o|ue}, {liberar|ceder|soltar}
    {vaga|cama|lugar|turno|horário}, pôr fim *, desfazer {grupo|equipe|sociedade|compra|pedido}, romper com *,
    cancelar *,
    {ceder|deixar|soltar} {vez|minha vez|lugar|vaga|quarto|cargo|assento}, confirmar
    {saída|baixa|cancelamento|anulação|retirada|renúncia|desistência|exclusão|abandono},
    liberar {mesa|quarto|assento|sala|quadra|cacifo|armário|lote}, já não {posso|vou|quero} *, não {poderei|vou} *,
    {redefinir|resetar|reiniciar} {celular|telefone|aparelho|dispositivo|placar|roteador}, {encerrar|fechar|arquivar}
    {processo|caso|chamado}, {ceder|liberar|abrir mão} {vaga|lugar|horário|vez}, {tirar|retirar|remover}
    {catálogo|diretório|ar}, {sair|abandonar} {prova|jogo}, limpar {registros|logs|histórico|dados},
    {encerrar|fechar|finalizar} {enquete|pesquisa|votação|temporada|concurso},
    {deixar|sair do|abandonar} {coral|clube|time|associação|grupo},
    devolver {canteiro|horta|lote|imóvel|apartamento|armário|chaves|vaga|garagem}, renunciar a
"""

PAYS = """
    pag{ar|ue|o|a}, compr{ar|a|e|o}, adquir{ir|a}, encomend{ar|a|e}, pedir agora, fazer {pedido|pagamento|doação|
    oferta|lance|transferência|pix|encomenda|depósito|reserva}, realizar {pedido|pagamento|compra|doação|
    transferência}, do{ar|e|o}, transfer{ir|a|e|ência}, enviar {dinheiro|fundos|pagamento|pix}, dar lance, licitar,
    reserv{ar|e|a|o}, alug{ar|ue|a}, arrendar, renov{ar|e|a|o}, recarreg{ar|ue|a}, carregar telemóvel, reembols{ar|
    e|a}, estorn{ar|e}, devolver {valor|dinheiro}, contrat{ar|e|o}, {finalizar|concluir|confirmar|fechar|terminar}
    {compra|pedido|pagamento|reserva|doação|encomenda|transferência}, ir para {pagamento|caixa}, seja {sócio|
    membro| apoiador}, tornar se {sócio|sócia|membro|mecenas}, torne se {sócio|sócia|membro}, associar se,
    assin{ar|e|o} {plano|agora|por|revista|premium|e pagar}, {solicitar|pedir} {empréstimo|crédito|financiamento},
    vend{er|a|o}, invest{ir|e}, apostar, liberar {fundos|pagamento|valor}, libertar {fundos|pagamento}, pagar
    salários, comprar novamente, repetir {pedido|encomenda}, pedir de novo, mudar de plano, fazer upgrade, aceitar
    orçamento, apadrinhar, financiar, liquidar, quitar, prorrogar {aluguel|aluguer}, estender aluguel,
    sacar, saque, assin{ar|e} {pro|premium|plus|plano}, {virar|tornar se|ser|seja} {sócio|sócia|membro|apoiador},
    {estender|prolongar} {estacionamento|aluguel|tempo}, {pagar|dar} sinal, {ativar|contratar}
    {passe|pacote|plano|bônus}, {carregar|recarregar} cartão, passar para {pro|premium},
    deposit{ar|e},
    {rodar|processar|executar} {folha|pagamentos}, folha de pagamento,
    trocar {moedas|moeda|criptomoedas|tokens}, {aprovar|autorizar} e {reembolsar|pagar},
    quero comprar, vou levar,
    {enviar|pagar} {por|com|via} {pix|mb way|boleto|cartão|multibanco}, enviar por mb way, mb way, levant{ar|e}
    {dinheiro|saldo|fundos|valor|prémio}, levantamento, resgat{ar|e}
    {fundo|investimento|aplicação|prêmio|pontos|saldo|milhas|certificados}, amortiz{ar|e},
    {recolher|liquidar|pagar}
    {imposto|tributo|taxa|guia|contribuição|iva|ipva|iptu|irs|multa|coima|propina|propinas|quota|quotas|renda|portagem},
    emitir {guia|boleto|fatura|nota fiscal|nota de crédito|ordem|recibo|bilhete|cheque|passagem|das}, gerar
    {guia|boleto|pix|fatura|cobrança|referência}, garantir {meu lugar|lugar|vaga|ingresso|bilhete}, garanta {seu
    lugar|seu ingresso|já}, cham{ar|e} {táxi|carro|motorista|uber}, {pedir|solicitar}
    {corrida|táxi|carro|entrega|viagem|comida|cartão|delivery|adiantamento}, mudar {para|de}
    {pro|premium|plus|tarifário|plano|operadora|pacote}, mudar para o {pro|premium|plano}, aument{ar|e}
    {armazenamento|limite|espaço|plano|franquia}, contribu{ir|a|o}, apoi{ar|e|o}
    {abrigo|projeto|causa|campanha|canal|criador|agora|mensalmente}, apoiar, tornar {me|se}
    {sócio|sócia|associado|membro|padrinho|apoiador|assinante|patrono}, cobr{ar|e}
    {cliente|mensalidade|taxa|valor|aluno|pedido|agora}, cobrar, impulsion{ar|e}, turbin{ar|e}, patrocin{ar|e},
    prolong{ar|ue} {estadia|estada|reserva|aluguer|hospedagem|estacionamento}, troc{ar|o|ue}
    {pontos|milhas|criptomoedas|moedas|cripto}, arremat{ar|e}, leiloar, {colocar|pôr} {à venda|em débito
    automático|em leilão}, débito automático, domiciliar {fatura|pagamento}, {aderir|adiro} {ao|a}
    {plano|seguro|débito|pacote|fundo|consórcio}, parcel{ar|e}, antecipar
    {parcela|parcelas|fatura|recebíveis|pagamento}, {faturar|emitir} {pedido|venda|cliente}, faturar,
    {aprov|autoriz}{ar|o} {despesa|despesas|pagamento|orçamento|compra|reembolso}, {devolver|liberar}
    {caução|depósito|sinal|fundos}, {dar|deixar} {gorjeta|sinal|entrada em dinheiro|lance|caução}, pré
    encomend{ar|e}, {fechar|aceitar} {negócio|proposta|orçamento|contrato de aluguel}, aceito proposta,
    {subscrever|contratar} {apólice|seguro|plano|certificados|ações|fibra}, aplicar {dinheiro|no fundo|agora no
    tesouro}, {poupar|guardar dinheiro}, pôr dinheiro, {encher|alimentar} {cofrinho|mealheiro}, fazer
    {aposta|saque|aporte|pix|upgrade|staking|câmbio|vaquinha|depósito|seguro|um lance|uma doação}, jogar aposta,
    {comprar|vender} {cotas|ações|moeda|criptomoedas}, quero {assinar|doar|comprar|contratar|alugar|ser
    sócio|reservar}, assin{ar|e} {streaming|revista|jornal|pacote|clube}, {carregar|recarregar}
    {cartão|celular|passe|saldo|telemóvel|bilhete único}, {penhorar|empenhar}, {dar|fazer} entrada no
    financiamento, {hospedar me|fretar},
    tornar {me|se} {sócio|sócia|associado|membro|padrinho|apoiador|assinante|patrono}, resgatar,
    adot{ar|e|o} *, apadrinh{ar|e|o} *, custear, pôr {na caixinha|dinheiro|no cofrinho}, colocar {na
    caixinha|dinheiro|no cofrinho}, quero {um|uma} {seguro|plano|passe}, contribuir com *,
    {recuperar|receber|reaver} {depósito|caução|dinheiro|sinal|reembolso},
    {resgatar|usar|trocar|converter} {pontos|milhas}, {sacar|transferir|enviar} {banco|para o banco|minha conta},
    assinar {anual|mensal|plano|por um ano}, {apadrinhar|tornar me} {sócio|padrinho}, {lançar|adicionar} na
    {conta|fatura}, {desbloquear|liberar} {patinete|bicicleta|carro}, garantir meus números, garantir
    {números|ingresso|ingressos|vaga},
    {iniciar|começar|ativar} {estacionamento|recarga|viagem|aluguel|zona azul}, {adjudicar} {contrato|lote}, cobrir
    lance, dar lance maior
"""

TELLS = """
    {envi{ar|a|e|o}|mand{ar|a|e}} {mensagem|comentário|e mail|email|solicitação|consulta|queixa|reclamação|
    candidatura|convite|convites|opinião|avaliação|resposta|boletim|newsletter|pergunta|currículo|relatório|carta|
    aviso|para todos|formulário|sugestão|proposta|denúncia|pedido de contacto|recado}, public{ar|a|o}, publique,
    postar, coment{ar|e|o}, respond{er|a|o}, compartilh{ar|e|o}, partilh{ar|e|a}, convid{ar|e|o}, denunci{ar|e|o},
    reportar, comunic{ar|e|a}, avis{ar|e|a}, solicit{ar|e|o}, requer{er|eira}, candidat{ar|e} se, candidatar,
    candidatar me, inscrever se em, inscrever me em, vot{ar|e|o|a}, avali{ar|e|o}, opin{ar|e}, deix{ar|e}
    {comentário|opinião|mensagem|avaliação|recado}, contact{ar|e|a}, contat{ar|e}, escrev{er|a}, recomend{ar|e},
    notific{ar|a}, divulg{ar|ue}, anunci{ar|e}, propor, proponha, suger{ir|e}, sugira, assinar {petição|
    abaixo assinado|carta|manifesto}, assine {petição|abaixo assinado}, particip{ar|e|o}, confirmar {presença|
    participação}, agendar {visita|consulta|chamada|reunião}, marcar {consulta|visita|reunião|horário}, pedir
    {orçamento|informação|contacto|visita|ligação}, apresentar {queixa|reclamação|candidatura|denúncia|recurso|
    proposta|trabalho}, fazer {pergunta|reclamação|denúncia|sugestão|queixa}, perguntar, pergunte, reencaminhar,
    encaminhar, indicar amigo, nomear, abrir {tópico|chamado|ticket|reclamação|protocolo}, reclamar, submeter,
    submeta, remeter, ligue me, programar {envio|campanha|publicação}, registar {queixa|ocorrência}, registrar
    {queixa|ocorrência|reclamação}, aderir ao, aprov{ar|e|o}, declinar, revis{ar|e}, rever, relatar, conferir
    proposta, notifique me,
    {enviar|mandar|disparar} para {todos|todas|aprovação|revisão}, {iniciar|começar|lançar}
    {disparo|envio|campanha}, disparar, tô dentro, estou dentro, vou participar, eu vou, {avisar|informar|comunicar}
    {pais|falta|ausência|clientes|todos}, {abrir|criar} {chamado|tópico|enquete|evento},
    {colocar|pôr|afixar} {no mural|aviso|anúncio}, avisar {prefeitura|autoridades|síndico},
    {adicionar|incluir|colocar} {assinatura|minha assinatura}, {me liguem|ligue para mim|me ligue|me liga},
    entregar {trabalho|tarefa|redação|lição},
    {emitir|disparar|enviar} {aviso|alerta|alarme}, inscrever time, inscrever equipe,
    {dar|dou} entrada {em|no|na|do|processo|pedido|seguro desemprego}, dar entrada, entreg{ar|ue}
    {declaração|irs|trabalho|tarefa|documentos|tese|relatório|prova|redação}, acion{ar|e}
    {seguro|garantia|alarme|sinistro|suporte|polícia|bombeiros}, agend{ar|e|o}, reagend{ar|e}, remarc{ar|que}
    {consulta|reunião|exame|visita|horário}, remarcar, ped{ir|e}
    {receita|certidão|atestado|férias|folga|ajuda|vaga|bolsa|segunda via|transferência de
    escola|demonstração|autorização|entrevista|consulta|emprestado|demo}, renovar receita, matricul{ar|e|ar me|ar
    se|o} {meu filho|filho|filha|aluno|me|em}, matricular, inscrev{er|er me|er se|o|a}
    {filho|filha|equipe|equipa|aluno|me}, inscrever me, inscreva se, me inscrever, pré inscrição, concorr{er|o|a},
    convoc{ar|o|ue}, gosto, gostei, curt{ir|i|a}, escal{ar|e} {chamado|ticket|incidente|para}, escalar,
    {encerrar|fechar|reabrir|resolver} {chamado|ticket|incidente|tópico|votação|enquete|ocorrência}, atribu{ir|a}
    {tarefa|chamado|caso|responsável|a}, implant{ar|e}, implementar em produção, {colocar|pôr|subir} em produção,
    {publicar|lançar|liberar} {versão|release|atualização|edital|vaga}, protocol{ar|e|o}, transmit{ir|a}
    {declaração|dados|documentos|ao}, transmitir, contest{ar|e|o}, recorr{er|o}, impugn{ar|e}, apel{ar|o},
    interpor {recurso|ação}, {entrar|ingressar} com {recurso|ação|pedido|processo}, ajuizar, seguir {de volta},
    {registr|regist}{ar|o} {ocorrência|queixa|reclamação|boletim|sinistro|pedido}, participar
    {sinistro|avaria|acidente}, {comunicar|reportar|informar}
    {avaria|buraco|problema|acidente|roubo|óbito|nascimento|mudança|leitura|fraude|erro|vazamento}, declarar
    {rendimentos|renda|sinistro|nascimento}, justific{ar|o} {falta|ausência|atraso}, {avisar|alertar|informar}
    {vizinhos|família|inquilinos|polícia|emergência|escola|médico|equipe|condôminos}, alertar, {quero|desejo} {que
    me liguem|ser contactado|ser contatado|participar|ajudar|ser voluntário|opinar|concorrer}, ligue para mim,
    {enviar|mandar}
    {beijo|coração|sms|lembrete|notificação|notificações|alerta|documentos|documento|justificativa|atestado|trabalho|para
    revisão|para análise|convocação|presente|fatura|orçamento|respostas|questionário|foto|declaração|recurso},
    {responder|preencher|concluir|finalizar} {questionário|enquete|pesquisa de satisfação|inquérito}, propor
    {troca|data|candidato|pauta}, {deixar|enviar|dar} {condolências|pêsames|feedback|nota}, dar {minha
    opinião|opinião|parecer}, cobrar {resposta|retorno}, requer{er|eiro}, peticionar, pedir {vaga|vaga na creche},
    solicitar {certidão|férias|vaga|bolsa|segunda
    via|atestado|visita|demonstração|contato|prorrogação|receita|licença|transporte}, {aceitar|recusar|declinar}
    {convite|reunião|visita|entrevista}, comparecer, vou comparecer, {emitir|dar|exercer} {meu voto|voto|parecer},
    voto, {assino|assinar} {documento|contrato digital|digitalmente|eletronicamente|termo|o termo}, rubricar,
    tuitar, repostar, retuitar, {fazer|abrir} {chamado|pull request|queixa crime|denúncia|inscrição}, {ser|quero
    ser|tornar me} voluntári{o|a}, voluntariar me, chamar {para entrevista|suporte|atendente|enfermeira}, marcar
    {reunião|entrevista|visita|exame|banca}, disponibilizar, avaliar
    {motorista|curso|professor|hotel|entrega|atendimento|estadia}, felicitar, agradecer, saudar, pedir em namoro,
    nomear para,
    assin{ar|e|o},
    envi{ar|a|e|o} *, mand{ar|e|o} *, ped{ir|imos} *, peça *, peço *, solicit{ar|e|o} *, oferec{er|e|a} *,
    inscrev{er|a|o} *, entreg{ar|ue|o} *, encaminh{ar|e} *, comunic{ar|o} *, suger{ir|e} *, avis{ar|e|o} *, falar com
    *, perguntar a *, conte {para nós|nos|como foi}, apresent{ar|o} *, submet{er|a} *,
    dar {consentimento|aval|anuência|parecer|permissão}, dou {consentimento|permissão},
    pendurar {no mural|foto|lembrança},
    indicar{|me}, {ligue|liguem} para mim, lista de espera, registrar
    {manifestação|reclamação|ocorrência|queixa|denúncia}, {candidatar|inscrever} {me|se},
    {propor|oferecer|pedir} {troca|carona}, {trocar} {turno|plantão},
    chamar {síndico|socorro|ajuda|polícia|zelador}, chamar
"""

ENTERS = """
    entrar, entre, iniciar sessão, inicie sessão, fazer login, faça login, login, aceder, acessar, identificar se,
    sair, terminar sessão, encerrar sessão, registar se, registar me, registrar se, registe se, cadastr{ar|e|o},
    cadastre se, cadastrar se, criar {conta|utilizador|usuário|perfil|senha|palavra passe|token|chave}, abrir
    conta, {alterar|mudar|trocar|modificar|atualizar|redefinir|repor|escolher|definir|salvar|guardar|recuperar|
    nova|criar|esqueci} {senha|palavra passe|pin|usuário|utilizador|e mail|email|endereço|morada|perfil|papel|
    função|permissões|dados|dados pessoais|dados bancários|dados de faturação|dados de cobrança|telefone|nome|
    nome de usuário}, autoriz{ar|e|a|o}, permit{ir|a|e|o}, conced{er|a} {acesso|permissão|permissões}, dar {acesso|
    permissão}, revogar, retirar {acesso|consentimento|permissão}, bloque{ar|ia|ie}, desbloquear, suspend{er|a}
    {conta|usuário|utilizador|cartão}, suspender, subscrever, subscreva, inscrever se na newsletter, cancelar
    {inscrição|subscrição|assinatura} da newsletter, descadastrar, descadastre se, verificar {identidade|conta|
    e mail|telefone}, confirmar {identidade|e mail|email|conta|telefone|dispositivo}, comprovar identidade, ativar
    {conta|verificação|duas etapas|dois fatores|2 fa|cartão}, desativar {verificação|duas etapas|dois fatores|2 fa|
    autenticação}, gerar {chave|token|códigos|código}, transferir {propriedade|titularidade}, encerrar {sessões|
    todas as sessões}, terminar {sessões|todas as sessões}, nomear {administrador|moderador}, personificar,
    adicionar {usuário|utilizador|membro|administrador|dispositivo|cartão}, atribuir {papel|permissões|acesso|
    função}, consentir, vincular {conta|dispositivo}, ligar conta, conectar conta, tornar administrador, entrar na
    {organização|equipa|equipe}, deslogar, logar, logar agora, conceder {administração|permissão}, destravar,
    regenerar, registr{ar|e}, registar, inscrever se,
    {banir|expulsar|bloquear} {membro|usuário|participante}, banir, expulsar, parar de receber *, parar de receber,
    não quero {mais} receber *, {tornar|nomear} {administrador|administradora|moderador}, criar chave, gerar chave,
    {vincular|conectar|associar} {banco|conta|conta bancária}, {me tirar|me remover|remova me|tire me} da lista,
    sair da lista,
    {passar|ceder} {projeto|propriedade|conta|repositório},
    habilit{ar|e} {agente|usuário|acesso|operador}, habilitar, desabilitar {usuário|acesso}, rebaix{ar|e},
    promover a {administrador|moderador}, levantar {suspensão|bloqueio|castigo}, {retirar|remover|aplicar}
    {suspensão|bloqueio|punição|banimento|restrição}, limit{ar|e} {tempo|acesso|uso}, ativar
    {linha|chip|cartão|biometria|acesso|conta|controle dos pais|autenticação},
    {adicionar|incluir|convidar|remover} {colaborador|colaboradora|filho|meu
    filho|filha|dependente|condutor|familiar|morador|moderador|digital|chave}, congel{ar|e}, descongelar,
    rotacionar {segredo|chave|token}, rodar {chave|segredo}, não {quero|desejo} mais {receber|ser contactado} *,
    não quero mais receber, deixar de receber *, {rejeitar|aceitar|recusar} {cookies|todos|tudo}, aceitar todos,
    rejeitar todos, {outorg|deleg}{ar|o|ue} {procuração|poderes|voto|acesso|permissões}, outorgar, delegar, nomear
    {representante|tutor|beneficiário|procurador|dirigente|delegado}, {alterar|mudar|trocar|atualizar} {de
    morada|de titular|titular|titularidade|conta bancária|banco|nib|iban|domicílio|número|de nome|de médico},
    mudança de {morada|endereço|titularidade}, tornar {público|privado|pública|privada|visível},
    {recuperar|reaver} {conta|acesso|senha}, {enviar|receber|reenviar} {código|link de acesso|senha|sms de
    acesso}, receber código, entrar {com|como}, acessar com, continuar com {google|apple|facebook|gov}, cadastrar
    {digital|dispositivo|rosto|usuário|biometria|chave pix}, cadastrar me, registar me, {emparelhar|parear}
    {dispositivo|telefone}, {encerrar|terminar|desconectar} {sessões|dispositivos|todos}, {assumir|tomar}
    controle, verificar {idade|documento|identidade|número|minha identidade}, exercer direito {de acesso|de
    retificação|de oposição|à portabilidade}, retificar {dados|meus dados}, {criar|gerar|emitir}
    {segredo|certificado|passkey|chave de acesso|crachá|organização|equipe}, {juntar se|entrar} {à|a|na|no}
    {equipe|equipa|organização|família}, {bloquear|desbloquear} {remetente|contato|contacto|site|jogador|cartão},
    subscrever newsletter, receber {newsletter|novidades|boletim|alertas}, definir {pin|senha|palavra passe},
    repor palavra passe, ceder acesso, transferir titularidade,
    {deixar|parar} de {receber|compartilhar}, {trocar|mudar|substituir} {de capitão|responsável|de
    responsável|administrador|de administrador|titular|capitão|gestor|tutor}, ativar
    {crachá|cartão|perfil|utilizador}, entregar chaves, confiar {chaves|acesso},
    {comprovar|confirmar|provar} {idade|minha idade|identidade}, {ocultar|esconder|mostrar} {perfil|meu perfil|conta},
    {aprovar|autorizar} {dispositivo|acesso|aparelho}, {remover|tirar|expulsar} {da equipe|do
    grupo|equipe|grupo|membro}, {adicionar|enviar} {chave|chave ssh|chave pública}, ver como, cancelar
    {newsletter|boletim},
    quem pode buscar, código de {acesso|entrada|porta}, confirmar e mail, confirmar meu e mail, não fui eu, ativar
    internet banking
"""
