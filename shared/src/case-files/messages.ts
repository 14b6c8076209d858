export const caseFileProblemsMessages = {
  'case_files.busy':
    'We are already making a case file for you, or for several other people. Please try again in half a minute.',
  'case_files.nothing_yet':
    'There is no letter to put in a case file yet. Sign a letter first, then come back.',
  'case_files.too_large':
    'All disputes in one file would be more than we can bind at once. Please make a case file of each dispute on its own page.',
};
