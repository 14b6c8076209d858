import type { words as english } from './phrases.words.ts';

/** What the editor says of wording that hurts a letter, in Spanish. */
export const words: typeof english = {
  'demand.deletion':
    'La ley pide una corrección solo después de revisar el dato, así que una exigencia así no es correcta.',
  'claim.violation':
    'Esto acusa a quien lee de violar la ley, y eso nadie puede saberlo antes de que se revise.',
  'claim.illegal': 'Si algo va contra la ley lo decide un tribunal. Aquí pesan más los hechos.',
  'claim.fraud': 'Es una acusación grave. Solo va en una carta por robo de identidad.',
  'claim.unverifiable':
    'Nadie lo ha revisado todavía, así que nadie puede decir que el dato no se puede verificar.',
  'threat.lawsuit': 'Una amenaza no acelera una disputa, y hace que la carta parezca copiada.',
  'threat.damages': 'Una exigencia de dinero no va en una disputa.',
  'threat.lawyer':
    'Una carta que menciona a un abogado se lee como una amenaza. Si lo tiene, deje que la carta sea de su abogado.',
  'threat.liability':
    'Quién puede demandar a quién lo debe decir un abogado, y buena parte de esta ley no permite ninguna demanda.',
  'threat.final_notice': 'Esto suena a amenaza. Una petición sencilla funciona mejor.',
  'promise.guarantee': 'Nadie puede prometer cómo termina una disputa.',
  'promise.score': 'Nadie puede prometer qué hará un puntaje, y esta carta trata de hechos.',
  'unfinished.placeholder': 'Aquí todavía hay que completar algo.',
  'privacy.full_ssn':
    'No imprima su número de Seguro Social completo; bastan los últimos cuatro dígitos.',
  'threat.rights_reserved':
    'Sus derechos siguen siendo suyos sin esta frase, y se lee como una amenaza.',
  'threat.or_else': 'Una amenaza no acelera una disputa, y hace que la carta parezca copiada.',
  'claim.defamation': 'Es una acusación legal. Diga qué está mal y cómo lo sabe; eso pesa más.',
  'claim.written_permission':
    'La ley también admite otras razones válidas, así que no es verdad que haga falta un permiso por escrito.',
  'claim.silence': 'Quien no responde una carta no la acepta por eso, así que esto no es verdad.',
  'style.affidavit_demand':
    'Nadie tiene que jurar sobre un dato para revisarlo. Hace que la carta parezca copiada.',
  'style.tax_form':
    'Un formulario de impuestos así no acaba por sí solo con una deuda ni muestra un error.',
  'debt.admission':
    'En algunos estados, una promesa o un reconocimiento hace empezar de nuevo el plazo para demandar, así que no lo ponga.',
  'debt.admission.offer':
    'Una oferta no necesita un reconocimiento, y uno puede hacer empezar de nuevo el plazo para demandar.',
  'debt.unconditional_promise':
    'Prometa un pago solo junto con su condición: que acepten por escrito.',
  'debt.promise':
    'Nadie recibe pagos como respuesta a esta carta. Aquí una promesa solo se puede usar en su contra.',
  'collector.deadline':
    'La ley no le da a un cobrador un número de días para responder, así que un plazo así no es correcto.',
  'collector.prove_or_delete':
    'Un cobrador que no responde tiene que dejar de cobrar en algunos casos. No tiene que eliminar nada.',
  'collector.must_verify':
    'Un cobrador tiene que enviar la verificación antes de seguir solo después de una disputa dentro del plazo de su aviso.',
  'collector.must_stop':
    'Un cobrador tiene que detenerse solo después de una disputa dentro del plazo de su aviso. Mejor pídalo.',
  'collector.contract_demand':
    'Ninguna ley obliga a un cobrador a enviar el contrato firmado. Puede pedirlo como favor.',
  'favor.law':
    'Esta carta pide algo que ninguna ley da. Mencionar una ley echaría a perder la petición.',
  'favor.dispute':
    'Una carta que pide un favor no puede decir también que el dato está mal. Una disputa necesita una carta aparte.',
  'favor.dispute.goodwill':
    'Una carta de buena voluntad dice que la marca está bien. Si está mal, escriba mejor una disputa.',
  'favor.must': 'Nadie está obligado a conceder un favor. Aquí una petición amable logra más.',
  'favor.threat': 'Un favor y una amenaza no van juntos.',
  'privacy.bank_details': 'No ponga datos bancarios. Un cobrador podría sacar dinero de la cuenta.',
  'disclosure.deletion':
    'El derecho a ver su expediente no es un derecho a que quiten nada. Para eso, escriba una disputa.',
  'disclosure.dispute':
    'Esta carta solo pide ver el expediente. Para que se revise algo, escriba una disputa.',
  'disclosure.contract':
    'El derecho a ver su expediente no incluye contratos ni firmas, y puede tener un costo.',
  'inquirer.duty':
    'Ninguna ley le da a esta empresa el deber de responderle ni una fecha límite. Mejor pídalo.',
  'style.accusation': 'Qué quiso hacer alguien es difícil de mostrar. Basta con lo que hizo.',
  'style.lawsuit':
    'Hablar de demandas se lee como una amenaza. Quítelo, a menos que sea el dato mismo.',
  'style.final_notice':
    'Esto se puede leer como una amenaza. Quítelo, a menos que sea lo que una empresa le envió.',
  'style.guarantee':
    'Nadie puede prometer cómo termina una disputa. Quítelo, a menos que sea el nombre de algo.',
  'privacy.long_number':
    'Esto parece un número de cuenta completo. En el correo son más seguros los últimos cuatro dígitos.',
  'style.score': 'Aquí cuentan los hechos y no los puntajes, así que esto no ayuda.',
  'style.contract_demand':
    'Nadie tiene que conseguir el contrato firmado para revisar un dato, y pedirlo puede hacer que la carta parezca copiada.',
  'style.contract_demand.bureau':
    'Una agencia compara su registro con la empresa. No tiene una prueba de la deuda que mostrar.',
  'style.lawyer':
    'Un abogado en una carta se lee como una amenaza. Quítelo, a menos que sea parte de lo que pasó.',
  'style.written_permission':
    'Una empresa puede mirar un informe por otras razones legales, así que no siempre hace falta un permiso por escrito.',
  'style.re_aging': 'Dé mejor las dos fechas; muestran lo mismo y lo prueban.',
  'style.third_party':
    'Una carta que parece venir de otra persona se puede descartar. Escriba en su propio nombre.',
  'reason.identity_theft':
    'Si alguien usó su identidad, cambie la razón a robo de identidad: esa carta puede lograr más.',
  'style.insult': 'El enojo se entiende, pero una carta tranquila se toma más en serio.',
  'style.shouting': 'Las mayúsculas se leen como gritos.',
  'style.exclamation': 'Un punto suena más tranquilo.',
};
