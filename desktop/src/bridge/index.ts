export {
  DESKTOP_CALLS,
  SET_UP_CALLS,
  channelOf,
  type CallAnswer,
  type DesktopCall,
  type DesktopNews,
  type SetUpCall,
  type SetUpBridge,
} from './calls.ts';
