/** A part of a page that did not come. */
export const words = {
  title: 'This part did not load',
  text: 'Please check your connection. What you typed is still here, and we try again as soon as the connection is back.',
  tryAgain: 'Try again',
  reload: 'Load this page again',
};
