export const words = {
  title: 'From a few answers to a letter in the mail',
  form: {
    title: 'Say what is wrong',
    text: 'Name the account and answer the questions that fit your case. Each one says why we ask. Stop when you like; your answers are saved.',
  },
  letter: {
    title: 'Read and sign',
    text: 'You see the whole letter before you sign it. Touch any law it names to read what it means. Change the wording where you want to.',
  },
  envelope: {
    title: 'Send it',
    text: 'Download the PDF and mail it, or have us mail it certified with Pro. In most cases the credit bureau then has 30 days to look into it and answer you.',
  },
};
