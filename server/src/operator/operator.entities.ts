import { OperatorSetting } from './operator-setting.entity.ts';

/** The tables of this feature. No other feature's SQL names them. */
export const operatorEntities = [OperatorSetting] as const;
