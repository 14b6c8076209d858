export { operatorEntities } from './operator.entities.ts';
export { NEWEST, createOperatorSettings, type OperatorSettings } from './operator-settings.ts';
