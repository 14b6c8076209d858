/** The letter itself stays in English: that is how it is sent. */
export const words = {
  title: 'Nothing in it that you can’t check',
  lead: 'The facts are yours. The law comes from a table that people keep. Before you sign, an editor in the margin has read every line.',
  excerpt: 'Part of a letter, with notes in the margin',
  notes: {
    facts: {
      title: 'Your facts, in your order',
      text: 'They come from your answers. We add none, and you can change every sentence.',
    },
    law: {
      title: 'The law, in one sentence',
      text: 'The bureau must look into it, free of charge, as a rule within 30 days. In your own letter, touch a law to read what it says and whom it binds.',
    },
    editor: {
      title: 'What we would take out',
      text: 'A threat gives nobody anything to look into. The editor marks what would hurt your letter and says why, with a safer wording where there is one.',
    },
  },
};
