"""Spanish: verbs of looking, adjusting, destroying, paying, telling, and of who may enter."""

READS = """
    busc{ar|a|o|amos}, encontr{ar|a}, encuentr{a|e|o}, mostrar, muestr{a|e}, ver, ve, consult{ar|a|e|o}, filtr{ar|
    a|e}, orden{ar|a} por, ordenar, listar, explor{ar|a|e}, comprob{ar|ación}, comprueb{a|e}, verific{ar|a}
    {disponibilidad|estado|nif|iban|número|si}, revisar, compar{ar|a|e}, calcul{ar|a|e}, estim{ar|a}, convert{ir|
    idor}, conviert{a|e}, seguir {pedido|envío|paquete}, rastre{ar|a|o}, localiz{ar|a}, averigu{ar|a}, descubr{ir|
    e|a}, obtener {estimación|ruta|resultados|horarios|presupuesto orientativo}, descargar, exportar, traduc{ir|e},
    validar {nif|iban|número|código}, visualizar, examinar, indagar, simul{ar|a}, sab{er|e} si, conocer, medir,
    cotejar, acotar, refinar, calculadora, simulador, conversor, buscador, verificador, localizador, elegibilidad,
    tengo derecho, derecho a, cumplo, previsualiz{ar|a}, ordenar por, dónde está,
    leer, lee, imprim{ir|e|a},
    contar, cuenta cuántos, contabilizar,
    ver
    {huecos|tarifas|precios|horarios|disponibilidad|plazas|resultados|facturas|ofertas|detalles|detalle|menú|más|opiniones},
    tas{ar|a} {piso|vivienda|coche|inmueble}, tasar, {generar|sacar|obtener}
    {informe|listado|gráfico|estadísticas|extracto|ruta}, analiz{ar|a}, vista previa, {iniciar|lanzar}
    {búsqueda|simulación|test|análisis}, actualizar {lista|mapa|resultados}, medir velocidad, seguir envío, seguir
    mi {envío|paquete|pedido},
    {validar|comprobar|formatear|probar} {xml|json|iban|código|expresión}, {generar|crear} {informe|vista
    previa|lista|gráfico|código qr}, probar, página siguiente, tengo cobertura, ejecutar consulta, hay fibra
"""

ADJUSTS = """
    {añad{ir|e|a}|agreg{ar|a|ue}|meter|poner|echar} {a|al|en|a la} {carrito|cesta|carro|bolsa|favoritos|lista|
    lista de deseos|comparador|comparación|compra}, {añadir|agregar} {carrito|cesta|favoritos}, al carrito, a la
    cesta, actualizar {carrito|cesta|cantidad|cantidades}, {aplicar|usar|canjear|introducir} {cupón|código|
    descuento|código promocional|código de descuento|vale|promoción}, marcar como {leído|leída|leídos|no leído|
    no leídos|importante|favorito|hecho|hecha}, marcar {leído|leídos}, ocult{ar|a|e}, escond{er|e}, fijar {arriba|
    mensaje}, archiv{ar|a|e}, desarchivar, deshacer, rehacer, restaurar {de|desde} papelera, recuperar {de|desde}
    papelera, sacar de papelera, devolver a, guardar {borrador|como borrador|para más tarde|para luego|
    para después|vista}, paus{ar|a|e}, reanudar, silenciar, posponer {aviso|recordatorio|alarma}, posponer,
    recordar más tarde, recordármelo, no volver a mostrar, no mostrar más, destacar, seguir {tema|autor}, dejar de
    seguir, poner estrella, restablecer {vista|diseño|columnas|tema|tamaño}, cambiar a modo {oscuro|claro},
    reordenar {lista|columnas}, contraer, expandir, cerrar aviso, apartar, occultar, ignorar, descartar aviso,
    {quitar|eliminar} {cupón|código|descuento|vale}, seguir {tema|hilo|discusión|página}, fijar, desfijar, anclar,
    {cerrar|ocultar} {mensaje|aviso|banner|alerta|notificación},
    {a|añadir a} lista de {compra|la compra},
    redibujar,
    {encend|apag|baj|sub|aument|disminu|atenu}{er|ar|ir}
    {luz|luces|lámpara|volumen|persiana|persianas|brillo|calefacción|termostat*|temperatura|música|texto|letra|sonido|aire|ventilador|toldo|radio},
    ajustar {termostato|calefacción|volumen|brillo}, agrupar por, agrup{ar|a}, {aumentar|reducir|ampliar}
    {texto|letra|imagen|mapa}, ver en {cuadrícula|lista|mosaico}, marcar {hecha|hecho|como hecho|como
    hecha|completada|tarea}, deshacer {cambio|cambios|último|última}, {reproducir|poner}
    {canción|música|vídeo|álbum}, pausar reproducción, {mover|cerrar|minimizar} {ventana|panel|pestaña|widget},
    poner en {silencio|pantalla completa|pausa|espera}, recuérdamelo, recordármelo {mañana|luego}, añadir a
    {lista|cola|playlist|leer luego}, cambiar {idioma|tema|vista|moneda|fondo}, modo {lectura|oscuro|compacto},
    mover columna,
    dejar de {seguir|mostrar|ver},
    poner en {cola|la cola},
    {cambiar} nombre de la {lista|carpeta|vista}, renombrar, cambiar nombre de {lista|carpeta|vista|columna|pestaña},
    marcar {página|como}, {eliminar|quitar|borrar} {filtro|vista|búsqueda guardada}, deshacer acción, preguntar más
    tarde, tachar, ver más tarde, leer más tarde, escuchar más tarde, quitar de la bandeja, mover al archivo, añadir a
    la lista de reproducción, guardar orden, guardar el orden, guardar este orden, quitar de la comparación, eliminar
    de la comparación
"""

DESTROYS = """
    elimin{ar|a|e|o}, borr{ar|a|e|o}, suprim{ir|e|a}, quit{ar|a|e}, destru{ir|ye}, cancel{ar|a|e|o}, anul{ar|a|e|
    o}, vaci{ar|a|e}, purg{ar|a}, limpi{ar|a} {historial|caché|datos|registro|todo|cola}, descart{ar|a|e},
    rescind{ir|e|a}, revoc{ar|a} contrato, sobrescrib{ir|e}, reemplazar todo, restablec{er|e} {fábrica|equipo|
    dispositivo|sistema|router|ajustes|configuración|datos}, restablecer de fábrica, restablecer, reiniciar de
    fábrica, resetear, formatear, desinstalar, desactivar {cuenta|perfil|servicio}, cerr{ar|e} {cuenta|perfil|
    tienda|empresa|contrato|expediente|sesión definitivamente}, dar de baja, darse de baja, darme de baja, terminar
    {contrato|suscripción|alquiler|servicio}, finalizar {contrato|alquiler}, retir{ar|a|o} {solicitud|candidatura|
    oferta|reclamación|propuesta|recurso|inscripción}, retirar, renunci{ar|a|o}, desist{ir|o}, restaurar {copia|
    copia de seguridad|base de datos|versión|sistema|sitio}, restaurar, fusion{ar|a}, combinar fichas, abandonar
    {grupo|equipo|curso}, salir del grupo, disolver, revertir, desechar, tirar, rechaz{ar|o}, depurar, despublicar,
    desmantelar, desactiv{ar|a|e} {seleccionados|usuario|cuenta}, revoc{ar|a}, anular registro,
    {apagar|detener|desactivar|cortar|cancelar|suspender} {servidor|línea|número|servicio|instancia}, liberar
    {número|línea|dominio}, abandonar {grupo|proyecto|equipo}, salir de grupo, suspender {evento|acto},
    desemparejar, desvincular,
    volver a {versión|copia}, revertir a versión,
    tramitar baja, despedir, rescindir contrato, {cesar|finalizar} relación,
    desmatricul{ar|arme|arse|e}, borrarme {del|de la|de} *, borrarme, bórrame,
    {desapunt|desinscrib}{ar|arme|irme|irse|arse}, abandonar, abandono, dimit{ir|o}, rendir{me|se}, me rindo,
    retirar{me|se}, retírame, invalid{ar|e}, {hacer caducar|caducar|expirar}
    {enlace|enlaces|código|códigos|sesión}, caducar, poner a cero, a cero,
    {detener|parar|matar|terminar|finalizar}
    {proceso|tarea|servidor|servicio|trabajo|instancia|suministro|ejecución}, detener definitivamente,
    sobre{escribir|escriba|scribir}, deshacer {emparejamiento|match|vínculo|pareja},
    {desconect|desenchuf|desenlaz|desparej|desvincul|desasoci}{ar|a|e}
    {contador|dispositivo|reloj|bombilla|sensor|aparato|cuenta}, desvincular{me|se}, desasociar,
    retract{arme|arse|ar}, extinguir, extinción, {cancelar|anular}
    {viaje|vuelo|billete|cita|reserva|pedido|tarjeta|póliza|orden|trayecto|clase|matrícula}, olvidar
    {dispositivo|red|aparato}, apag{ar|ue} {servidor|máquina|instancia|equipo}, {dar|doy} de baja
    {a|al|la|el|línea|tarjeta|alumno|vehículo|empleado}, baja definitiva, baja voluntaria, {cesar|causar
    baja|solicitar la baja|tramitar baja|pedir baja|cursar baja}, no renovar, no prorrogar, cancelar renovación,
    {deneg|desestim|inadmit}{ar|e|ir}, denegar, {elimin|descart}{ar|e} {candidato|candidata|jugador}, destituir,
    {revoc|resolv}{ar|er} {contrato|poder|mandato|certificado|convenio}, ejercer derecho {de|a}
    {supresión|desistimiento|olvido}, derecho al olvido, derecho de supresión, {romper|denunciar}
    {contrato|acuerdo|pacto|compromiso}, {triturar|achatarrar|desguazar|demoler|aniquilar|extirpar},
    {retirar|quitar} de {venta|publicación|catálogo}, {devolver|devolución de} {artículo|producto|pedido}, hacer
    {devolución|rollback}, arrasar, {pasar|mandar|enviar|mover} a papelera, forzar {envío|push|subida|cierre},
    {clausurar|liquidar empresa|disolver sociedad}, desahuciar, desalojar, darse de baja del
    {club|gimnasio|partido|sindicato}, {dejar|abandonar}
    {curso|grupo|equipo|partida|torneo|reto|proyecto|asignatura|carrera},
    dejar de *, dej{a|o|e} de *, dar por {perdida|perdido|terminado|terminada|finalizado|concluido},
    {soltar|liberar|ceder} {plaza|cama|puesto|turno|reserva}, cesar, poner fin, acabar con *, deshacerse de *,
    deshacer {grupo|equipo|sociedad|compra|pedido}, romper con *,
    {ceder|dejar|soltar} {turno|sitio|asiento|habitación|puesto}, confirmar
    {salida|baja|cancelación|anulación|retirada|renuncia|abandono|eliminación}, dejar {piso|habitación|cargo|jurado},
    liberar {mesa|habitación|asiento|sala|pista|taquilla|lote|espacio reservado}, ya no {puedo|voy|quiero} *, no podré
    *,
    {eliminar|borrar|quitar|cancelar|anular}{lo|la|los|las|me}, {elimín|bórr|quít|cancél|anúl}a{lo|la|los|las|me},
    {poner|dejar} {marcadores|marcador|contador|contadores} a cero, {cerrar|archivar} {expediente|caso|asunto},
    {ceder|liberar|soltar|dejar} {plaza|turno|sitio|hora|asiento}, {restablecer|reiniciar|resetear}
    {teléfono|móvil|dispositivo|marcador|router}, {quitar|sacar|retirar} {directorio|catálogo|listado}, poner fuera de
    línea,
    {cerrar|finalizar|terminar} {encuesta|votación|temporada|consulta|concurso},
    {dejar|abandonar} {coro|club|equipo|asociación|grupo},
    devolver {huerto|parcela|vivienda|piso|local|taquilla|llaves|plaza|garaje}, renunciar a
"""

PAYS = """
    pag{ar|a|o|ue}, abon{ar|a} {cuota|importe|factura|recibo}, compr{ar|a|e|o}, adquir{ir|iere}, ped{ir|ido} ahora,
    hacer {pedido|pago|donación|oferta|puja|transferencia|bizum|reserva}, realizar {pedido|pago|compra|donación|
    transferencia|ingreso|reserva}, don{ar|a|o}, transfer{ir|iere}, envi{ar|a} {dinero|fondos|pago|transferencia|
    bizum}, puj{ar|a|o}, ofertar, reserv{ar|a|o}, alquil{ar|a|o}, arrendar, renov{ar|ación}, renuev{a|o},
    recarg{ar| a|o}, reembols{ar|a|o}, devolver {importe|dinero}, contrat{ar|a|o}, {finalizar|completar|confirmar|
    tramitar| terminar|formalizar} {compra|pedido|pago|reserva|donación|transferencia|contratación}, ir a {pagar|
    caja}, pasar por caja, hazte {socio|socia|miembro|amigo|amiga|mecenas}, hacerse {socio|socia}, asociarse,
    {solicitar|pedir} {préstamo|crédito|hipoteca|financiación}, vend{er|e|o}, invert{ir|ido}, inviert{a|e},
    apostar, liberar {fondos| pago|depósito}, pagar nóminas, volver a pedir, repetir pedido, pedir de nuevo,
    pasarse a premium, mejorar plan, cambiar de plan, aceptar presupuesto, apadrin{ar|a}, financiar, suscribirse y
    pagar, liquid{ar|a}, cobrar, ingresar dinero, prorrogar alquiler,
    {pasar|pásate|cambiar} a {pro|premium|plus}, hacer{me|se|te} {socio|socia|miembro}, hazte {socio|socia|miembro},
    abonar, abone, {ampliar|prolongar|extender} {aparcamiento|estacionamiento|alquiler|tiempo}, pagar señal,
    {activar|contratar} {pase|bono|paquete|tarifa|plan}, {cargar|recargar} tarjeta,
    asociarme, asóciate,         intercambi{ar|e}, canjear {monedas|tokens}, {aprobar|autorizar} y
    {reembolsar|pagar|abonar},
    ordenar {pago|transferencia|nómina},
    me lo quedo, me lo llevo,
    ped{ir|e} {taxi|coche|cabify|vtc|comida|a domicilio|domicilio|pizza|comida a domicilio|conductor},
    pasar{me|se|te} a {pro|premium|plus|plan|anual}, pásame a {pro|premium}, {ampli|aument|extend}{ar|a|er}
    {almacenamiento|espacio|plan|capacidad|cobertura|crédito|plazo de alquiler|estancia|reserva}, cambiar {de|mi}
    {tarifa|plan|compañía|suscripción}, {aport|contribu|colabor}{ar|a|ir|ye|o}, aportación, prorrogar
    {estancia|alquiler|contrato|suscripción|plazo}, canje{ar|a} {puntos|millas|saldo|tarjeta regalo|bono},
    encarg{ar|o|ue}, precompr{ar|a}, reserva anticipada, cerrar {trato|venta|acuerdo|operación}, comprometer
    {fondos|aportación}, {emit|lanz|envi|curs|ejecut}{ir|ar} orden, emitir
    {orden|factura|abono|recibo|cheque|pago|billete|nota de crédito}, amortiz{ar|a}, promocion{ar|a}, promover
    {anuncio|publicación}, formaliz{ar|a}, impulsar {publicación|anuncio}, destacar {anuncio|publicación},
    patrocin{ar|a}, {gastar|consumir} {puntos|saldo|monedas}, {ahorr|deposit|retir}{ar|a}
    {dinero|fondos|efectivo}, ingresar {fondos|efectivo|importe}, sacar dinero, traspas{ar|o|a}
    {dinero|saldo|fondos|entre}, traspasar, domicili{ar|a} {recibo|factura|pago|nómina}, domiciliar, asegur{ar|a}
    {viaje|coche|moto|hogar|mascota}, fraccion{ar|a}, aplazar pago, pagar a plazos, {aprob|autoriz|acept}{ar|a|o}
    {gasto|gastos|pago|factura|presupuesto|oferta}, {factur|cobr}{ar|a|o} {cliente|horas|cita|pedido|servicio},
    facturar, devolver {fianza|depósito|señal}, {llenar|rellenar} hucha, meter {dinero|saldo}, stakear, hacer
    staking, minar, {cambi|compr|vend}{ar|er} {criptomonedas|divisas|bitcoin|cripto}, adquirir, hacerme
    {socio|socia|amigo|miembro|colaborador}, apuesta, apuesto, jugar {boleto|apuesta|número}, dar
    {propina|señal|donativo}, dejar propina, poner en venta, sacar a subasta, sacar
    {billete|billetes|entrada|entradas|abono}, coger {billete|mesa|habitación}, arriendo, alquílalo, resérvalo,
    cómpralo, cómpralas, quiero {donar|comprar|reservar|contratar|ser socio|ser socia}, páguese, repostar,
    {abonar|pagar|liquidar}
    {tasa|tasas|impuesto|impuestos|deuda|multa|cuota|matrícula|peaje|derechos|renta|alquiler},
    adopt{ar|a|o} *, apadrin{ar|a|o} *, sufragar, costear, fletar, suscribir {acciones|participaciones|póliza|seguro},
    quiero {un|una} {bono|seguro|abono}, me hago {socio|socia},
    recuperar {depósito|fianza|dinero|señal|importe},
    {pagar|comprar|reservar|alquilar|pedir|contratar}{lo|la|los|las}, {coger|sacar}
    {pase|pases|entrada|entradas|bono|bonos|abono}, {págal|cómpral|resérval|alquílal|pídel|contrátal}{o|a|os|as},
    ordenar {pagos|transferencias|nóminas},
    {canjear|usar|gastar|convertir} {puntos|millas}, {retirar|enviar|transferir} {banco|cuenta|a mi banco},
    suscribir{se|me} {un|por} {año|mes}, suscribirse un año, {apadrinar|hacerse} {socio|padrino}, {añadir|cargar} a
    {factura|habitación}, desbloquear {patinete|bici|bicicleta|coche},
    {iniciar|empezar|comenzar} {estacionamiento|aparcamiento|carga|recarga|viaje|alquiler}, {adjudicar}
    {contrato|lote}, continuar al pago, superar puja, superar la puja, superar oferta, mejorar puja, subir la puja
"""

TELLS = """
    {envi{ar|a|e|o}|mand{ar|a|e|o}} {mensaje|comentario|correo|solicitud|consulta|queja|reclamación|candidatura|
    invitación|invitaciones|opinión|reseña|respuesta|boletín|pregunta|currículum|informe|carta|aviso|a todos|
    formulario|sugerencia|propuesta|denuncia|instancia}, public{ar|a|o}, publique, coment{ar|a|o}, respond{er|e|o},
    contest{ar|a}, compart{ir|e|o|a}, invit{ar|a|o|e}, denunci{ar|a|o}, inform{ar|a} de, avis{ar|a|e}, solicit{ar|
    a|o|e}, postul{ar|a}, postularse, inscribirse en, inscribirme en, apuntarse, apuntarme, vot{ar|a|o|e},
    valor{ar|a}, opin{ar|a}, puntuar, reseñar, dejar {comentario|opinión|mensaje|reseña|valoración}, deja
    {un comentario|tu opinión}, contact{ar|a|e}, escrib{ir|e|a}, recomendar, notific{ar|a}, difund{ir|e},
    anunci{ar|a}, propon{er|e|ga}, sugerir, sugiere, firm{ar|a|o|e} {petición|carta|manifiesto}, firm{ar|a|o},
    particip{ar|a|o}, confirmar {asistencia|participación}, pedir {cita|presupuesto|información|llamada|turno|
    visita}, presentar {queja|reclamación|solicitud|candidatura|denuncia|recurso|propuesta|alegación|alegaciones|
    instancia|trabajo}, poner {reclamación|queja|denuncia|anuncio}, hacer {pregunta|consulta|sugerencia|
    reclamación}, preguntar, pregunt{a|e}, reenviar, reportar, nominar, proponer charla, abrir {tema|ticket|
    incidencia|hilo}, registrar queja, dar {pésame|opinión|aviso}, quejarse, reclamar, alegar, llamadme, que me
    llamen, adherirse, programar {envío|campaña|publicación}, registrar incidencia, remitir, aprob{ar|e|o},
    aprueb{a|e}, notificarme, informar, revisión, programar,
    enviar a {todos|todas|aprobación|revisión|validación}, {lanzar|iniciar|empezar|arrancar}
    {envío|campaña|difusión}, me apunto, allí estaré, asistiré, {avisar|informar|comunicar}
    {padres|ausencia|falta|clientes|todos}, {abrir|crear} {incidencia|ticket|hilo|tema|encuesta|evento}, correr la
    voz,
    colgar {anuncio|cartel|aviso}, poner {anuncio|aviso}, avisar a{|l} {ayuntamiento|policía|autoridades},
    iré, voy a ir, presentar,
    entregar {tarea|trabajo|deberes|redacción},
    {emitir|lanzar|difundir|enviar} {aviso|alerta|alarma}, inscribir equipo,
    fijar {cita|reunión|fecha de reunión},
    ped{ir|e|o} {receta|cita
    médica|volante|certificado|permiso|vacaciones|días|ayuda|plaza|beca|hora|consulta|información|demo|revisión|entrevista|traslado|excedencia|prórroga|tutoría|prestado|copia},
    renovar receta, inscribi{r|rme|rse|do}, inscrib{o|a|e} {a|al|mi|hijo|hija|equipo|alumno}, inscribir
    {a|hijo|hija|equipo|alumno}, preinscri{birme|birse|pción}, matricul{ar|arme|arse|a}, optar {a|al}
    {puesto|plaza|beca}, cit{ar|e} {a|para} {entrevista|reunión}, citar a, difund{ir|a|e}, {envi|mand}{ar|a|o}
    {beso|guiño|flechazo|saludo|regalo|corazón|notificación|notificaciones|sms|recordatorio|alerta|encuesta|trabajo|justificante|documentación|documentos|factura|presupuesto|convocatoria|felicitación|a
    revisión|respuestas|informe|parte}, asign{ar|a} {tarea|incidencia|ticket|caso|a}, despleg{ar|ue}, despliega,
    {poner|pasar|subir} {en|a} producción, {lanzar|publicar|liberar}
    {versión|release|actualización|oferta|convocatoria}, reaccion{ar|a}, {elev|formul|plante}{ar|a}
    {consulta|queja|pregunta|duda|propuesta|recurso|solicitud|objeción}, convoc{ar|a|o}, escal{ar|a}
    {incidencia|ticket|caso|a}, escalar, impugn{ar|o|a}, recurr{ir|o}
    {multa|sanción|decisión|sentencia|resolución|nota}, apel{ar|o}, interpon{er|go}
    {recurso|denuncia|demanda|queja}, {demandar|querellarse}, presentar {declaración|demanda|escrito|renuncia de
    escrito|informe|modelo|autoliquidación|candidaturas|moción|tesis|proyecto|documentación|oferta|factura}, dar
    {parte|la alarma|alarma|me gusta|feedback|fe}, comunic{ar|a}
    {avería|siniestro|incidencia|cambio|nacimiento|accidente|robo|lectura}, declar{ar|o}
    {renta|siniestro|ingresos|ganado|obra}, {report|notific|denunci}{ar|a}
    {avería|fuga|problema|error|abuso|robo|bache|fraude|accidente|plaga}, cambiar {cita|hora de la cita},
    {mover|aplazar|reprogramar} {cita|reunión|visita|entrevista}, reprogramar, me gusta, dar like,
    {cerrar|reabrir|resolver} {ticket|incidencia|hilo|votación|caso|debate|encuesta},
    {emit|ejerc|deposit}{ir|er|ar|o} {voto|mi voto|dictamen}, ejercer voto, firm{ar|o|a}, suscribir
    {petición|manifiesto}, aceptar {invitación|solicitud|cita|oferta de trabajo}, declin{ar|o}, {avis|alert}{ar|a}
    {a|vecinos|familia|emergencias|inquilinos|policía|médico|escuela|tutor|equipo}, avisar, alertar, quiero que me
    llamen, {llámame|llámenme|contáctame|contactadme|escríbeme}, llamar a, dar pésame,
    {agradecer|felicitar|saludar}, {responder|rellenar|terminar|completar} {encuesta|cuestionario|hilo},
    {mand|pas}{ar|a} a {revisión|aprobación}, tuitear, retuitear, postear, subir
    {vídeo|foto|historia|post|trabajo|práctica}, chatear, {organizar|montar|crear}
    {quedada|reunión|sondeo|petición}, {quedar|agendar} {cita|reunión|visita|llamada}, agend{ar|a|o}, reservar
    {cita|hora|visita|turno}, coger {cita|hora|turno}, sacar {cita|turno}, hacerme voluntario, {ser|quiero ser}
    {voluntario|voluntaria|jurado}, ofrecer{me|se}, ofrecerme como voluntario, calificar
    {conductor|servicio|curso|hotel}, evaluar {conductor|curso|profesor|servicio}, justific{ar|o}
    {falta|ausencia|retraso}, registr{ar|o} {queja|incidencia|petición|entrada}, dirigir{me|se}, tramit{ar|o}
    {solicitud|alta|queja|instancia}, delatar, corregir y publicar, nominar a, proponer
    {trueque|cambio|candidato|fecha|tema}, sugerir cambio, quiero {participar|ayudar|colaborar como
    voluntario|opinar}, participa,
    envi{ar|a|e|o} *, mand{ar|a|e|o} *, ped{ir|imos} *, pide *, pido *, pida *, solicit{ar|a|e|o} *, ofrec{er|e|ed} *,
    comunic{ar|a|e|o}, inscrib{ir|e|o} *, entreg{ar|a|o|ue} *, reclam{ar|a|o} *, dirig{ir|e} *, suger{ir|encia} *,
    consult{ar} a {abogado|médico|experto}, hablar con *, preguntar a *, trasladar {queja|propuesta|consulta},
    invoc{ar|a} *, interpel{ar|a},
    dar {conformidad|consentimiento|visto bueno|permiso}, doy {permiso|consentimiento|conformidad},
    optar {a|al} *,
    {publicar|enviar|compartir|colgar|mandar|firmar|denunciar|comunicar|reenviar}{lo|la|los|las|le|les},
    {publícal|envíal|compártel|cuélgal|mándal|fírmal|denúncial}{o|a|os|as}, colgar {foto|recuerdo|en el muro},
    postular{|me|se}, {escribir} {anfitrión|propietario|vecino}, avisar {a|de|administrador|vecinos}, lista de espera,
    {ofrecer|proponer|pedir} {cambio|intercambio|turno}, ofrecer{|me}, cambiar {turno|turnos}, escríbenos, no podré ir
"""

ENTERS = """
    iniciar sesión, inicia sesión, acced{er|e|a}, entrar, entra, identificarse, cerrar sesión, cierra sesión,
    salir, registr{arse|arme|ate}, registrar, crear {cuenta|usuario|perfil|contraseña|clave|token}, abrir cuenta,
    darse de alta, darme de alta, {cambiar|modificar|actualizar|restablecer|elegir|establecer|guardar|recuperar|
    nueva|crear} {contraseña|clave|pin|usuario|correo|correo electrónico|email|dirección|domicilio|perfil|rol|
    roles|permisos|datos|datos personales|datos bancarios|datos de facturación|teléfono|nombre|nombre de usuario},
    autoriz{ar|a|o|e}, permit{ir|e|o|a}, conced{er|e} {acceso|permiso|permisos}, dar {acceso|permiso}, revocar
    {acceso|permiso|token|clave|sesión|permisos}, retirar {acceso|consentimiento|permiso}, bloque{ar|a|o},
    desbloquear, suspend{er|e} {cuenta|usuario|socio|tarjeta}, suspender, suscribir{|se|me}, suscríbete, darse de
    baja del boletín, cancelar suscripción al boletín, anular suscripción al boletín, verificar {identidad|cuenta|
    correo|teléfono}, confirmar {identidad|correo|cuenta|teléfono|dispositivo}, acreditar identidad, activar
    {cuenta|verificación|dos pasos|doble factor|2 fa|tarjeta}, desactivar {verificación|dos pasos|doble factor|
    2 fa}, generar {clave|token|códigos|código}, regenerar, transferir {propiedad|titularidad}, ceder {propiedad|
    titularidad}, cerrar {sesiones|todas las sesiones}, nombrar {administrador|moderador}, suplantar, añadir
    {usuario|miembro|administrador|dispositivo|tarjeta}, asignar {rol|permisos|acceso}, consentir, vincular
    {cuenta|dispositivo}, conectar cuenta, unirse a {espacio|organización|equipo}, hacer administrador, conectarse,
    ingresar, regístrese, autorizar cambio, gestionar permisos,
    {expulsar|echar|vetar|banear|bloquear}, {dejar de recibir|no recibir} *, dejar de recibir, {hacer|nombrar}
    {administrador|administradora|moderador}, crear {clave|llave}, no quiero recibir *,
    fijar {contraseña|clave|pin},
    {vincular|conectar|enlazar|asociar} {banco|mi banco|cuenta|cuenta bancaria}, {borrarme|quitarme|darme de
    baja|bórrame|quítame} de lista,
    ceder {proyecto|propiedad|cuenta|repositorio|control}, {nuevo|nueva} {dueño|propietario|propietaria|titular},
    habilit{ar|a}, inhabilitar, degrad{ar|a} {miembro|usuario|a}, degradar, promover a, ascender a,
    {levantar|quitar|retirar|aplicar} {veto|sanción|bloqueo|castigo|suspensión|restricción|expulsión},
    empadronar{me|se}, limitar {tiempo|acceso|uso|horas}, activar {línea|sim|chip|huella|clave|alertas de
    acceso|acceso|usuario}, añad{ir|e}
    {colaborador|colaboradora|hijo|hija|familiar|conductor|autorizado|inquilino|contacto de emergencia|a mi
    hijo|huella|llave}, {congel|descongel|inmoviliz}{ar|a}, {otorg|deleg}{ar|a|o}
    {poder|poderes|voto|permisos|facultades|representación}, delegar, {design|nombr}{ar|a}
    {representante|tutor|beneficiario|apoderado|delegado|titular|capitán}, otorgar, {rechaz|acept}{ar|o}
    {cookies|todo|todas|todos}, aceptar todo, rechazar todo, cambiar {de|mi} {domicilio|cuenta
    bancaria|número|nombre|banco|titular|titularidad|correo}, cambio de {titular|titularidad|domicilio}, hacer
    {público|privado|pública|privada}, {recuper|recobr}{ar|a} {cuenta|acceso|contraseña|usuario|mi cuenta},
    {enviar|envíame|recibir|reenviar|mandar}{|me} {código|enlace de acceso|pin|clave}, enviarme código, rot{ar|a}
    {clave|secreto|llave|token}, {entrar|acceder} como, entrar con, acceder con, continuar con
    {google|apple|clave|facebook}, dar de alta {usuario|a|nuevo|empleado|en}, dar de alta, alta de usuario,
    registrar {huella|dispositivo|cara|tarjeta|mascota a mi nombre}, {emparejar|enlazar|asociar}
    {dispositivo|teléfono|reloj|cuenta}, {desactivar|quitar} {permisos|rol|acceso}, ejercer derecho {de acceso|de
    rectificación|de oposición|a la portabilidad}, rectificar {datos|mis datos}, tomar control,
    {autenticar|autentificar}{|se|me}, verificar {edad|dni|documento|email|número|mi identidad}, ser{|é}
    administrador, quitar de administrador, {unirme|únete|unirse} {a|al}, unirme, dejar de {recibir|llamarme} *,
    {no|ya no} quiero {más|recibir} *, recibir {boletín|novedades|ofertas|alertas}, poner {contraseña|pin|clave},
    {crear|generar} {llave|passkey|certificado|secreto|organización|equipo|perfil},
    dejar de {recibir|compartir ubicación}, cambiar {de capitán|responsable|de responsable|administrador|de
    administrador|titular|capitán|gestor|tutor}, ced{er|o} {llave|llaves|acceso|cuenta}, activar tarjeta*, entregar
    llaves, confi{ar|o} {llave|llaves|acceso},
    {ocultar|esconder|mostrar} {perfil|mi perfil|cuenta}, {aprobar|autorizar} {dispositivo|acceso|inicio},
    {quitar|expulsar|sacar} {del equipo|del grupo|equipo|grupo|miembro}, {añadir|subir} {clave|clave ssh|clave
    pública}, ver como, {acreditar|comprobar|verificar} {edad|mi edad|identidad}, {baja} del {boletín}, darme de baja
    del boletín, cancelar boletín,
    {añadir|autorizar} {persona|recogida}, quién puede recoger, código de {acceso|entrada|puerta}, confirmar correo,
    confirmar mi correo, activar banca en línea, no fui yo, no he sido yo
"""
