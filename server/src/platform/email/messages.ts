/** What every email says around its own words. */
export const emailFrameMessages = {
  copyAddress: 'If the button does not work, copy this address into your browser:',
  stop: 'Stop these emails',
  choose: 'Choose which emails you get',
};
