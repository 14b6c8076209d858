export const caseFileProblemsMessages = {
  'case_files.busy':
    'Ya estamos preparando un expediente para usted o para varias personas más. Inténtelo de nuevo en medio minuto.',
  'case_files.nothing_yet':
    'Todavía no hay ninguna carta para un expediente. Firme primero una carta y vuelva después.',
  'case_files.too_large':
    'Todas las disputas en un solo archivo serían más de lo que podemos unir a la vez. Haga un expediente de cada disputa en su propia página.',
};
