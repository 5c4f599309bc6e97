"""Spanish."""

from webmcp_forms.linter.intent.vocabulary import Vocabulary
from webmcp_forms.linter.intent.words.spanish_deeds import ADJUSTS, DESTROYS, ENTERS, PAYS, READS, TELLS

VOCABULARY = Vocabulary(
    reads=READS,
    readings="""
        búsqueda{|s}, buscador, estado, situación, disponibilidad, historial, archivo, hemeroteca, registro de,
        resultado{|s}, calculadora, simulador, comparador, comparativa, conversor, conversión, estimación, horario{|s},
        ruta, tipo de cambio, saldo, directorio, catálogo, listado, índice, estadísticas, elegibilidad, ayuda, el
        tiempo, pronóstico, consulta, seguimiento, verificador, dónde está, cerca de, mapa de, cuestionario, test,
        tabla de precios, tarifas, cartelera, plazas libres, citas libres, guía, diccionario, localizador, trámite en
        curso, traductor, exportación, previsualización,
        más cercano, más cercana, punto más cercano
    """,
    views="filtro{|s}, búsqueda, orden, criterio{|s}, ordenación",
    questions="""
        qué, cuál, cuáles, dónde, cuándo, cuánto, cuánta, cuántos, cómo, quién, es, está, a dónde,
        cuántas, adónde, por qué,
        {mi|mis|nuestro} * {está|están|tiene|es|vale}, está mi
    """,
    adjusts=ADJUSTS,
    kept="""
        carrito, cesta, carro de compra, carro, bolsa, favorito{|s}, lista de deseos, lista de la compra, lista de
        compras, comparador, cupón, cupones, código promocional, código de descuento, descuento{|s}, vale, banner,
        aviso, notificación, notificaciones, recordatorio{|s}, estrella, marcador{|es}, lista de lectura, lista de
        reproducción, banda, vales, cestas, carritos,
        lista de compra, hasta mañana, por hoy
    """,
    settings="""
        apariencia, aspecto, tema oscuro, tema claro, tema, modo oscuro, modo claro, visualización, vista, tamaño del
        texto, tamaño de letra, tamaño de fuente, tipografía, fuente, contraste, interlineado, idioma, moneda, divisa,
        columna{|s}, disposición, diseño, borrador{|es}, panel, tablero, densidad, zoom, zona horaria, unidades,
        miniaturas, subtítulos, orden de las columnas, fondo de pantalla, animaciones
    """,
    restores="""
        restaurar
    """,
    destroys=DESTROYS,
    trash="""
        papelera, elementos eliminados, papelera de reciclaje
    """,
    destructions="""
        eliminación, borrado, supresión, cancelación, anulación, rescisión, baja, cierre de cuenta, restablecimiento de
        fábrica, valores de fábrica, ajustes de fábrica, purga, retirada, desistimiento, renuncia, zona de peligro,
        papelera, fusión, disolución, limpieza de,
        dimisión, renuncia al cargo, baja del servicio, baja del curso, derecho de desistimiento, devolución de
        producto, finiquito, despido, extinción del contrato, fin del contrato, desvinculación, cancelación de póliza
    """,
    lasting="""
        irreversible{|s}, definitiv{o|a|os|as}, definitivamente, permanente{|s}, permanentemente, para siempre, no se
        {puede|pueden|podrá|podrán} {deshacer|recuperar|revertir|anular|restaurar|volver|separar|modificar}, no
        {podrás|podrá|podrán|podremos} {deshacer|recuperar|recuperarlo|recuperarlos|revertir|volver|ser|restaurar}, no
        hay {vuelta atrás|marcha atrás|copia}, sin vuelta atrás, se {perderá|perderán|pierde|pierden|borrará|borrarán|
        borra|borran|eliminará|eliminarán|elimina|eliminan|sobrescribirá|sobrescribirán|reemplazará|reemplazarán|
        anulará|anularán}, será{|n} {eliminado|eliminada|eliminados|eliminadas|borrado|borrada|borrados|borradas|
        sustituido|reemplazado|reemplazada}, perderás, perderá{|n}, perder, desaparece{|n|rá|rán}, irrecuperable{|s},
        dejará{|n} de {existir|funcionar|estar}, estado de fábrica, valores de fábrica, termina el, finaliza el,
        sobrescrib{irá|irán|e}, será sobrescrit{o|a}, se sobrescribirá,
        se
        {destruirá|destruirán|descartará|descartarán|sustituirá|sustituirán|sustituye|sustituyen|cancelará|cancelarán|cerrará|liberará|liberarán|vacía|vaciará|desecharán|invalidan|invalidará},
        nadie podrá, {pasará|pasa|irá|quedará} a {otra|otro|otros|siguiente|lista}, {pasará|pasa} a
        {persona|siguiente}, podrás recuperar{|lo|la|los|las}, no {podrás|podrá|podrán}
        {recuperarla|recuperarlas|abrir|abrirlo|acceder|entrar|usar|usarlo|ver|verlo}, no se
        {conserva|conservan|guardará copia|conservarán}, ya no
        {tendrá|tendrán|tendrás|podrá|podrán|podrás|funcionará|funcionarán|aparecerá|aparecerán|será|serán|estará|estarán|verán|servirá},
        {también|tampoco} se {borra|borran|elimina|pierde}, no existe {copia}, sin copia de,
        {quedará|quedarán|queda|quedan}
        {eliminado|eliminada|eliminados|borrado|borrados|libre|libres|liberada|anulada|anulado|anulados|inservible|vacía|destruido|destruidos},
        no tiene {vuelta|marcha} atrás, {pierde|pierden} acceso, deja{|n|rán} de funcionar, {será|serán}
        {destruido|destruidos|descartado|descartadas|descartados|anulado|anulada|cancelado|cancelada},
        nada se {podrá|puede} {recuperar|deshacer}, no quedará nada,
        {ocupará|ocupa} {alguien|otra|otro},
        lo {ocupará|ocupará otra|tendrá otra}, {pasará|irá} a lista de espera
    """,
    asking="""
        está seguro, estás seguro, está segura, estás segura, seguro que, de verdad, realmente, desea, quieres
    """,
    pays=PAYS,
    payments="""
        pago{|s}, compra{|s}, pedido{|s}, donación, donaciones, donativo{|s}, transferencia{|s}, puja{|s}, subasta,
        reserva{|s}, alquiler, iban, tarjeta de crédito, tarjeta de débito, tarjeta, domiciliación, factura{|s},
        reembolso{|s}, devolución, préstamo{|s}, crédito{|s}, hipoteca, cuota{|s}, tasa{|s}, nómina{|s}, salario{|s},
        caja, forma de pago, método de pago, medio de pago, depósito, fianza, beneficiario, recarga, renovación,
        entradas, matrícula, mecenazgo, apuesta, acciones, cesión de cobro, plan de pago, bizum, propina, recibo{|s},
        multa{|s}, contratación,
        cuota, cuota de inscripción, tasa, tasas,
        hucha, bote, bote común, impuesto, impuestos, tributo{|s}, prima, póliza, seguro, ahorro, fondo de inversión,
        participaciones, criptomonedas, tokens, bitcoin, monedero, propinas, gastos, nota de gastos, señal, abono
        mensual, billete, billetes, micromecenazgo, plan de pensiones, aportación, aportaciones, préstamo hipotecario,
        hipotecario, embargo, recarga de saldo, mensualidad, orden de compra, lote, puja, pujas
    """,
    charges="""
        se {cobrará|cobrarán|cargará|cargarán|cobra|descontará|descuenta}, cargo en, cobrará{|n}, cargará{|n},
        descontará{|n}, a pagar, iva incluido, no reembolsable{|s}, sin reembolso, en tu {cuenta|tarjeta|saldo}, de
        tu {cuenta|tarjeta|saldo}, en su {cuenta|tarjeta}, de su {cuenta| tarjeta}, tarjeta guardada, tarjeta
        terminada, total a pagar, importe total, con coste, de pago, cuesta, renovación automática, próxima factura,
        en su factura, en tu factura, {hoy} pagas, pagas {hoy}, {primer} mes, primer año, impuestos incluidos, con
        iva, te compromete
    """,
    rates="""
        al {mes|año|día}, por {noche|mes|año|persona}, por {persona|cabeza|plaza|niño|participante}, por
        {minuto|kwh|hora|km|trayecto|usuario|día}
    """,
    amounts="""
        importe, cantidad a {donar|transferir|ingresar|pagar}, monto, beneficiario, destinatario de la transferencia,
        número de cuenta, puja, puja máxima, forma de pago, método de pago, medio de pago, donativo, donación, titular
        de la cuenta, titular, concepto de pago, iban, cuota, cantidad en euros, importe en euros, cantidad en pesos
    """,
    tells=TELLS,
    messages="""
        mensaje{|s}, comentario{|s}, opinión, opiniones, reseña{|s}, valoración, valoraciones, queja{|s}, reclamación,
        reclamaciones, solicitud, solicitudes, candidatura{|s}, contacto, contáctanos, contacte, consulta por escrito,
        pregunta{|s}, invitación, invitaciones, boletín, petición, votación, voto, encuesta, testimonio{|s}, anuncio{|
        s}, denuncia{|s}, incidencia{|s}, respuesta{|s}, foro, tema nuevo, debate, libro de visitas, carta de
        presentación, currículum, cv, destinatario{|s}, asunto, cita, cita previa, llamada, propuesta{|s}, sugerencia{|
        s}, ausencia, justificante, comunicado, artículo, entrada de blog, campaña, difusión, envío masivo,
        participación, inscripción, concurso, pésame, condolencias, soporte, atención al cliente, recurso, alegación,
        alegaciones, ponencia, lista de espera, circular, correo de la otra persona, correo del destinatario, amigo{|
        s}, suscriptores, asistentes, asistencia, instancia,
        tablón, tablón de anuncios, bache,
        siniestro, parte de accidente, avería, trueque, receta, vacaciones, excedencia, permiso de ausencia, cita
        médica, entrevista, convocatoria, junta de vecinos, pleno, demanda, declaración de la renta, solicitud de
        plaza, plaza, beca, alerta, alertas, versión, despliegue, hilo, trabajo final, deberes, inscripciones,
        matrícula del curso, voluntariado, voluntarios, moción, buzón de sugerencias, elecciones, urna,
        {nota|circular|aviso} a familias, circular{|es}
    """,
    sends="""
        enviar, envía, envíe, mandar, remitir, presentar, entregar, envio, envío
    """,
    reaches="""
        destinatarios, contactos seleccionados, se enviará a, recibirán, serán notificados, hogares,
        enviado a todos, a todos los vecinos
    """,
    enters=ENTERS,
    accounts="""
        contraseña{|s}, clave{|s}, usuario{|s}, nombre de usuario, inicio de sesión, acceso, cuenta{|s}, mi cuenta,
        perfil{|es}, rol, roles, permiso{|s}, token{|s}, clave de api, clave api, dos pasos, doble factor, sesión,
        sesiones, privacidad, visibilidad, consentimiento, identidad, documento de identidad, verificación de
        identidad, facturación, datos de facturación, dirección de facturación, datos bancarios, datos personales,
        registro, alta, suscripción, preferencias, administrador{|es}, seguridad, propiedad, titularidad, titular
        legal, pin, nif, dni, restablecimiento de contraseña, restablecimiento, miembros, dispositivo{|s}, cookies,
        poder, apoderado, contacto de emergencia, recuperación, correo de recuperación, nuevo correo, correo de acceso,
        dueño, nuevo dueño, propietario,
        control parental, tiempo de pantalla,
        llave de acceso, huella, biometría, secreto, webhook, tarjeta perdida, veto, sanción, padrón, filtro familiar,
        cuenta familiar, colaboradores, tarjeta sim, línea móvil, representante legal, tutor legal, autorizado,
        autorizados, identidad digital, certificado digital, área de clientes, área privada, lista negra, credenciales,
        alias, apodo, nombre visible,
        quién puede verme, quién me ve, visible para, ssh, clave ssh, códigos de recuperación, códigos de respaldo
    """,
    saves="""
        guard{ar|a|e|o}, cambi{ar|a|e|o}, modific{ar|a}, actualiz{ar|a|e}, edit{ar|a}, añad{ir|e|a}, agreg{ar|a},
        cre{ar|a|e}, subir
    """,
    changes="""
        nuev{o|a|os|as}, establec{er|e}, eleg{ir|ido}, elige, confirm{ar|a|e|o}, aplic{ar|a|e}, activ{ar| a}, ajust{ar|
        a}, configur{ar|a}, gestionar, escoger, mantener, personalizar, redactar, usar, acept{ar|a|o}, generar, poner,
        pon
    """,
    nothing="""
        número de pedido, fecha de pedido, código postal, correos, eliminad{o|a|os|as}, borrad{os|a|as}, cancelad{o|a|
        os|as}, anulad{o|a|os|as}, comprador{|es}, {borrar|quitar|limpiar|eliminar|restablecer} {filtro|filtros|
        búsqueda|selección|formulario|orden}, ordenar por, consejos contraseña, seguridad de la contraseña, publicad{o|
        a|os|as}, publicaciones, pagad{o|a|os|as}, por persona, tener en cuenta, a cuenta, reservad{o|a|os|as},
        resumen, no será publicad{o|a}, no se publicará, política de cancelación, preguntas frecuentes, compartid{o|a|
        os|as}, donación de sangre, donante, correo electrónico, archivado{|s}, libro, libros, aplicar {filtro|
        filtros}, sin coste, oferta de empleo, ofertas, seguimiento del pedido, registrad{o|a|os|as}, transferid{o|a|
        os|as}, bloquead{o|a|os|as}, verificad{o|a|os|as}, alquileres vacacionales, cuenta atrás, cajero{|s}, votos
        recibidos, ver más, {revisa|revise|comprueba|compruebe|verifica|verifique} {tus|sus|tu|su} {datos|respuestas|
        pedido|solicitud|información|reserva}, revisar {datos|pedido|solicitud}, comprobar datos, revisar y, comprueba
        tus datos, revise los datos, {cancelar|borrar|limpiar|anular|restablecer|vaciar} {selección|formulario|campos},
        expulsad*, suspendid*, vetad*,
        tasa de {cambio|interés|paro},
        rechazad{o|a|os|as}, firmad{o|a|os|as}, enviad{o|a|os|as}, denegad{o|a|os|as}, reembolsad{o|a|os|as},
        devuelt{o|a|os|as}, contratad{o|a|os|as}, despid{os}, versión móvil, seguro que quieres ver, abono de
        temporada perdido,
        bolsa de trabajo, bolsa de empleo,
        {enviar|mandar} {formulario|datos|búsqueda|filtro|valores}, {pedir|pide} confirmación
    """,
    none="""
        nada, ningún {cargo|coste|cobro}, no se {cobra|cobrará|cargará} nada, sin {coste|cargo|cargos}
    """,
    small="""
        el, la, los, las, un, una, unos, unas, de, del, al, a, en, mi, mis, tu, tus, su, sus, este, esta, estos, estas,
        ese, esa, todo, todos, toda, todas, ahora, nuevo, nueva, y, por, para, con, artículo, artículos, producto,
        productos, lo, me, se, que, como, seleccionados, otra, otro, ya, definitivamente, sí
    """,
)
