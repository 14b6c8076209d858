import type * as english from './messages.ts';
import { documentLimits } from './document.rules.ts';

export const documentsContractMessages: typeof english.documentsContractMessages = {
  chooseKind: 'Elija de qué es esta copia.',
  noId: 'Ese no es el identificador de una copia.',
};

const megabytes = Math.floor(documentLimits.fileBytes / 1_000_000);

export const documentsProblemsMessages: typeof english.documentsProblemsMessages = {
  'documents.not_found':
    'No encontramos esa copia. Es posible que ya se haya eliminado o que pertenezca a otra cuenta.',
  'documents.empty': 'No llegó nada. Elija el archivo de nuevo.',
  'documents.broken_off':
    'La subida se detuvo a medio camino y no se guardó nada. Elija el archivo de nuevo.',
  'documents.too_large': `Este archivo es demasiado grande. Elija uno de menos de ${megabytes} MB; basta una foto con menor resolución.`,
  'documents.wrong_type': 'Aceptamos un PDF, o una foto en JPEG, PNG o HEIC. Elija otro archivo.',
  'documents.unreadable':
    'No pudimos abrir este archivo. Es posible que esté dañado. Guárdelo de nuevo o tómele una foto.',
  'documents.encrypted':
    'Este PDF está protegido con una contraseña. Guarde una copia sin la contraseña o tómele una foto.',
  'documents.unsafe':
    'Este archivo contiene más que un simple documento, así que no lo guardamos. Tome una foto de la página.',
  'documents.too_many_pages': `Este PDF tiene más de ${documentLimits.filePages} páginas. Deje solo las páginas que importan para su disputa.`,
  'documents.picture_too_large':
    'Esta imagen tiene demasiados píxeles. Tome la foto de nuevo con un ajuste normal de la cámara.',
  'documents.picture_too_small':
    'Esta imagen es demasiado pequeña para leerse impresa. Tome una foto más nítida de toda la página.',
  'documents.too_many':
    'Usted guarda muchas copias. Elimine una que ya no necesite antes de agregar otra.',
  'documents.in_use':
    'En este momento se está haciendo una carta que usa esta copia. Inténtelo de nuevo en un minuto.',
};

export const enclosuresMessages: typeof english.enclosuresMessages = {
  photo_id: {
    label: 'Identificación con foto',
    hint: 'Licencia de conducir, identificación estatal o pasaporte. Una copia, nunca el original.',
  },
  identity_proof: {
    label: 'Otra prueba de quién soy',
    hint: 'Por ejemplo, un acta de nacimiento o una tarjeta del Seguro Social, si no tiene identificación con foto.',
  },
  proof_of_address: {
    label: 'Comprobante de mi domicilio',
    hint: 'Una factura de servicios, un estado de cuenta del banco o un documento del seguro con su nombre y dirección.',
  },
  marked_report_page: {
    label: 'La página de mi informe de crédito, con el dato marcado',
    hint: 'Agregue la página y marque la línea aquí, o encierre el dato en un círculo en el papel.',
  },
  name_proof: {
    label: 'Prueba de mi nombre completo o anterior',
    hint: 'Por ejemplo, un acta de matrimonio o una orden del tribunal.',
  },
  mix_up_papers: {
    label: 'Documentos que muestran la confusión',
    hint: 'Por ejemplo, correspondencia de otra persona que le llegó a usted.',
  },
  family_papers: {
    label: 'Documentos de divorcio o del tribunal',
  },
  payment_proof: {
    label: 'Comprobante de pago',
    hint: 'Un cheque cobrado, un recibo o el estado de cuenta del banco con el pago.',
  },
  settlement_letter: {
    label: 'Carta de pago completo, de acuerdo o de liberación de la deuda',
  },
  payoff_letter: {
    label: 'Carta de liquidación de la deuda (payoff letter)',
  },
  statement: {
    label: 'Estado de cuenta',
    hint: 'El que muestra la cifra o la fecha correcta.',
  },
  older_report: {
    label: 'Un informe de crédito anterior',
    hint: 'La página que muestra el dato como estaba antes.',
  },
  creditor_letter: {
    label: 'Una carta o un correo electrónico de la empresa',
  },
  contract: {
    label: 'Contrato o documentos del préstamo',
  },
  second_report_page: {
    label: 'La página del informe con el segundo registro, marcado',
  },
  sale_letter: {
    label: 'Carta que dice que la deuda se vendió o se transfirió',
  },
  ftc_report: {
    label: 'Mi informe de robo de identidad de la FTC',
    hint: 'El informe que hizo en IdentityTheft.gov (en español: RobodeIdentidad.gov).',
  },
  police_report: {
    label: 'Mi denuncia policial sobre el robo',
  },
  insurance_statement: {
    label: 'Estado de cuenta de mi seguro médico',
    hint: 'Una explicación de beneficios. Tape para qué fue la atención.',
  },
  va_notice: {
    label: 'Aviso o documentos del VA',
    hint: 'El aviso de que el VA es responsable, o documentos que muestran que el VA paga.',
  },
  bankruptcy_papers: {
    label: 'Documentos de la exoneración por bancarrota (discharge)',
  },
  cancellation_form: {
    label: 'Formulario 1099-C',
    hint: 'El formulario de impuestos en que una empresa dice que canceló una deuda.',
  },
  court_papers: {
    label: 'Documentos del tribunal o del gobierno sobre el registro',
    hint: 'Por ejemplo la liberación de un gravamen, una desestimación o una página del expediente judicial.',
  },
  ssa_letter: {
    label: 'Una carta del Seguro Social que muestra que usted está con vida',
    hint: 'Una oficina del Seguro Social puede dársela, por ejemplo una carta de beneficios con fecha de hoy.',
  },
  authority_proof: {
    label: 'Prueba de mi derecho a actuar por esta persona',
    hint: 'Un acta de nacimiento que le nombra como madre o padre, o la orden del tribunal que le nombra.',
  },
  protected_identity: {
    label: 'Prueba de identidad de esta persona',
    hint: 'Su tarjeta del Seguro Social, acta de nacimiento o identificación.',
  },
  duty_papers: {
    label: 'Órdenes o una carta de su comando',
    hint: 'Muestran que usted está en servicio activo. No copie la identificación militar, por favor: la ley lo restringe.',
  },
  other_papers: {
    label: 'Otros documentos que respaldan lo que digo',
  },
};

export const exhibitMarkMessages: typeof english.exhibitMarkMessages = {
  outside: 'El marco debe estar dentro de la página.',
  page: 'Indique una página de esta copia.',
  line: 'Indique la línea con un número del 1 al 999.',
  nothing: 'Marque un lugar en la página o indique el número de la línea.',
};
