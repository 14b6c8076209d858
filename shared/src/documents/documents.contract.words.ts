export const words = {
  chooseKind: 'Please choose what this is a copy of.',
  noId: 'That is not a document id.',
};
