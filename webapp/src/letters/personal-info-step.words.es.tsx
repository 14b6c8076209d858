import { Link } from 'react-router-dom';
import type { words as english } from './personal-info-step.words.tsx';

export const words: typeof english = {
  heading: 'Sobre usted',
  lead: 'Su nombre y su dirección postal van al principio de la carta. La respuesta llega a esta dirección.',
  letterLanguage:
    'Las cartas se escriben en inglés porque las empresas responden en inglés. Al revisar la suya podrá leer una copia en español.',
  filledIn: (accountPath) => (
    <>
      Tomamos estos datos de <Link to={accountPath}>Mi cuenta</Link>. Lo que cambie aquí vale solo
      para esta carta.
    </>
  ),
  firstName: 'Nombre',
  lastName: 'Apellidos',
  street: 'Calle y número',
  unit: 'Apartamento o unidad',
  city: 'Ciudad',
  state: 'Estado',
  chooseState: 'Elija un estado',
  zipCode: 'Código postal',
  reachHeading: 'Cómo comunicarse con usted',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  fileHeading: 'Para encontrar su expediente',
  dateOfBirth: 'Fecha de nacimiento',
  dateOfBirthWhy:
    'Hay expedientes de personas con el mismo nombre. Su fecha de nacimiento ayuda a encontrar el suyo. Se imprime en la carta y la guardamos cifrada.',
  ssnLast4: 'Últimos cuatro dígitos de su número de Seguro Social',
  ssnLast4Why:
    'Sirven para encontrar su expediente. Nunca pedimos el número completo. Puede dejarlo en blanco; en ese caso quizá le pidan que demuestre quién es.',
};
