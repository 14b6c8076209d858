export const words = {
  title: 'Blog',
  heading: 'Coming Soon',
  description:
    'Plain articles about credit reports, disputes and the law are on their way. Until then, see how it works or start a letter.',
  keywords: 'credit report articles, credit dispute guide, Credit Fix blog',
  lead: 'We want to write here about reading a credit report, about what the law lets you ask for, and about what to do with an answer. In plain words, and only when it is worth your time.',
  email: 'Email address',
  notify: 'Notify me',
  notYet: 'Email notifications coming soon',
  meanwhile: 'What you can read and do today',
  how: 'How it works',
  start: 'Start your free letter',
};
