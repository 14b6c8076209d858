import type * as en from './messages.ts';

export const findingMessages: typeof en.findingMessages = {
  too_old: {
    title: 'Es posible que este dato ya haya vencido',
    question:
      'Según la fecha de su informe, el plazo de este dato ya terminó. ¿Fue entonces cuando se atrasó por primera vez?',
  },
  maybe_too_old: {
    title: 'Es posible que este dato ya haya vencido',
    question:
      'Su informe no dice el día en que se atrasó por primera vez. Si esta línea es correcta, fue hace mucho, y el plazo de este dato puede haber terminado. ¿Sabe usted cuándo se atrasó por primera vez?',
  },
  late_too_old: {
    title: 'Un atraso de hace más de siete años',
    question:
      'Un pago atrasado puede quedar siete años, y este mes es de antes. El resto de la cuenta puede quedar. ¿Es correcto el mes?',
  },
  delinquency_moved: {
    title: 'La fecha del primer atraso cambió',
    question:
      'Su informe anterior tenía una fecha más antigua que este. ¿Se puso al día y volvió a atrasarse entre uno y otro?',
  },
  no_delinquency_date: {
    title: 'Falta la fecha del primer atraso',
    question:
      'Su informe no dice cuándo quedó sin pagar esta cuenta por primera vez. ¿Sabe usted cuándo fue?',
  },
  dates_out_of_order: {
    title: 'Estas fechas no van en orden',
    question: 'Una de estas fechas no puede ser correcta junto a la otra. ¿Cuál está mal?',
  },
  paid_with_balance: {
    title: 'Pagada, y todavía con saldo',
    question: 'Su informe dice que esto se pagó y que todavía se debe dinero. ¿Qué es lo correcto?',
  },
  status_against_past_due: {
    title: 'El estado y el monto vencido no coinciden',
    question: 'Su informe dice una cosa en el estado y otra en el monto. ¿Qué es lo correcto?',
  },
  sold_with_balance: {
    title: 'Vendida o transferida, y todavía con saldo',
    question: 'La empresa dice que ya no tiene esta cuenta. ¿Todavía le debe algo?',
  },
  twice: {
    title: 'Puede ser una sola deuda que aparece dos veces',
    question: 'Estas dos entradas parecen la misma deuda. ¿Lo son?',
  },
  amounts_against_each_other: {
    title: 'Más vencido que debido',
    question: 'El monto vencido es mayor que todo el saldo. ¿Cuánto debe usted?',
  },
  charge_off_changed: {
    title: 'El monto dado por perdido cambió',
    question: 'Su informe anterior tenía aquí otro monto. ¿Sabe por qué cambió?',
  },
  charge_off_of_good_account: {
    title: 'Un monto dado por perdido en una cuenta al día',
    question:
      'El estado dice que usted paga según lo acordado, y un monto aparece como dado por perdido. ¿Qué es lo correcto?',
  },
  late_after_closed: {
    title: 'Atraso después de cerrarse',
    question:
      'La cuenta se cerró sin nada por pagar, y un mes posterior aparece con atraso. ¿Es correcto?',
  },
  late_after_sold: {
    title: 'Atraso después de venderse o transferirse',
    question:
      'La empresa dice que ya no tenía esta cuenta, y marca un mes posterior como atrasado. ¿Le debía usted algo entonces?',
  },
  late_in_bankruptcy: {
    title: 'Atraso después de empezar su bancarrota',
    question:
      'El informe dice que esta cuenta formó parte de una bancarrota, y marca un mes posterior como atrasado. ¿Aceptó usted seguir pagando esta deuda?',
  },
  late_in_forbearance: {
    title: 'Atraso mientras los pagos estaban aplazados',
    question:
      'Usted nos dijo que los pagos se habían aplazado por escrito en ese tiempo. ¿Estaba al día antes?',
  },
  sudden_or_contradicted_late: {
    title: 'Un atraso que no encaja',
    question: 'Otras partes del informe dicen que usted pagó a tiempo. ¿Se atrasó ese mes?',
  },
  settled_with_balance: {
    title: 'Liquidada por acuerdo, y todavía con saldo',
    question: 'Su informe dice que la empresa aceptó menos del total. ¿Queda algo por pagar?',
  },
  discharged_with_balance: {
    title: 'Un saldo después de su bancarrota',
    question: 'Usted nos habló de una descarga. ¿Esta deuda formó parte de ella?',
  },
  bureaus_differ: {
    title: 'Las agencias dicen cosas distintas',
    question:
      'Es una sola cuenta, y sus informes no coinciden. Distinto no siempre quiere decir mal: las empresas informan en días distintos. ¿Cuál es correcto?',
  },
  authorized_user_shown_as_owner: {
    title: 'Usted aparece como titular',
    question: 'Usted nos dijo que solo puede usar esta tarjeta. ¿Aceptó alguna vez pagarla?',
  },
  unknown_detail: {
    title: 'Un dato personal que no es de usted',
    question:
      'Los nombres suelen escribirse de otras formas, y las direcciones viejas quedan por años. ¿Tiene la certeza de que esto nunca fue suyo?',
  },
  opened_as_a_child: {
    title: 'Abierta cuando usted era menor de 18 años',
    question:
      'Su informe da este año de nacimiento y esta fecha de apertura. ¿Abrió usted esta cuenta?',
  },
  not_recognized: {
    title: 'Usted no conoce esta empresa',
    question:
      'Las empresas suelen informar con otro nombre. ¿El nombre del acreedor original o el monto le dicen qué es?',
  },
  medical_not_reported: {
    title: 'Una cobranza médica que las agencias no muestran',
    question:
      'Las tres agencias han dicho que no muestran cobranzas médicas pagadas, de menos de $500 o de menos de un año. ¿Es una de ellas?',
  },
  no_original_creditor: {
    title: 'Falta el acreedor original',
    question: 'Su informe no dice con quién fue primero esta deuda. ¿Lo sabe usted?',
  },
  back_again: {
    title: 'Este dato volvió',
    question: 'No estaba en su informe anterior, y está otra vez en este. ¿Está mal?',
  },
  dispute_not_noted: {
    title: 'Su disputa no está anotada',
    question:
      'Usted nos dijo que lo disputó con la empresa. Su informe posterior no lo dice. ¿Sigue abierta la disputa?',
  },
  dispute_still_noted: {
    title: 'Todavía aparece en disputa',
    question:
      'Esta nota estaba ya hace meses, y algunos prestamistas esperan a que se quite. ¿Terminó esa disputa, y quiere que se quite la nota?',
  },
  old_inquiry: {
    title: 'Una consulta de hace más de dos años',
    question:
      'Las agencias suelen mostrar las consultas de crédito durante dos años. ¿Es correcta esta fecha?',
  },
  bankruptcy_outcome: {
    title: 'Su bancarrota aparece de otra manera',
    question: 'Lo que dice su informe no es lo que usted nos dijo. ¿Cómo terminó el caso?',
  },
  payment_while_deferred: {
    title: 'Aparece un pago mientras los pagos estaban aplazados',
    question: 'Usted nos dijo que los pagos estaban aplazados. ¿Vencía alguno en ese tiempo?',
  },
  removal_date_passed: {
    title: 'Pasó la fecha de la propia agencia',
    question: 'Su informe nombra un mes en que este dato se va. Ese mes ya terminó. ¿Sigue ahí?',
  },
  leaves_soon: {
    title: 'Este dato se va pronto por sí solo',
    question:
      'La agencia dice que lo quita dentro de unos tres meses. Quizá no necesite una carta. ¿La quiere de todos modos?',
  },
};

export const notReadMessages: typeof en.notReadMessages = {
  pictures:
    'Este archivo tiene imágenes de páginas, no texto. Guarde el informe como PDF desde la página de la agencia, o escriba los datos a mano.',
  old_layout:
    'Este informe tiene un formato antiguo. Puede pedir uno nuevo, gratis cada semana, en annualcreditreport.com.',
  three_side_by_side:
    'Esta es la impresión de Experian con las tres agencias lado a lado, que todavía no leemos. En su cuenta de Experian, abra el informe de una agencia a la vez e imprima cada uno, o pídalos gratis en annualcreditreport.com. También puede escribir los datos a mano.',
  unknown_layout:
    'Esto parece un informe de crédito, en un formato que todavía no conocemos. Escriba los datos a mano.',
  no_report:
    'No encontramos un informe de crédito en este archivo. Elija el PDF que guardó de annualcreditreport.com, o la página que guardó de su servicio de crédito.',
  too_large:
    'Este archivo pesa más de 30 MB. Un informe pesa menos: guárdelo otra vez por separado.',
  too_many_pages: 'Este PDF tiene más de 200 páginas. Elija solo el informe.',
  too_complex:
    'Este archivo está hecho como ningún informe, así que dejamos de leerlo. Guarde el informe otra vez desde su propia página, o escriba los datos a mano.',
  locked: 'Este PDF solo se abre con contraseña. Guarde una copia sin ella y elija esa copia.',
  damaged: 'Este archivo no se puede abrir. Guarde el informe otra vez y elija el archivo nuevo.',
};

/** How faults in what is to be kept are told. */
export const keptReportMessages: typeof en.keptReportMessages = {
  fact: 'Un dato del informe',
  noSsn: 'Un número de Seguro Social nunca se guarda. Abra el informe otra vez.',
};

export const reportsProblemsMessages: typeof en.reportsProblemsMessages = {
  'reports.not_found': 'Este informe guardado ya no está.',
  'reports.too_many':
    'Usted ya guarda 36 informes. Borre uno que ya no necesite e inténtelo de nuevo.',
};
