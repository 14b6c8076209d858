export { ConfigError, configWarnings, readConfig, type Config } from './config.ts';
export { takeSettings } from './take-settings.ts';
