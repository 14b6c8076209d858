export { ConfigError, configWarnings, readConfig, type Config } from './config.ts';
export { SECRET_SETTINGS, takeSettings } from './take-settings.ts';
