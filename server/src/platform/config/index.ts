export { ConfigError, configSchema, readConfig, type Config } from './config.ts';
