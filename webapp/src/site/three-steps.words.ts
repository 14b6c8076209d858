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
    text: 'Download the PDF and mail it, or have us mail it certified with Pro. From the day it arrives the credit bureau has 30 days in most cases to look into it. Then it must write to you.',
  },
};
