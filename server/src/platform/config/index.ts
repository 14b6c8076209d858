export { ConfigError, configWarnings, readConfig, type Config } from './config.ts';
