export {
  DESKTOP_CALLS,
  SET_UP_CALLS,
  channelOf,
  type CallAnswer,
  type DesktopCall,
  type DesktopNews,
  type SetUpCall,
} from './calls.ts';
export type { SetUpBridge } from './set-up-bridge.ts';
