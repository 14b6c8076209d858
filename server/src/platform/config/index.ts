export {
  ConfigError,
  WEB_PORT,
  configSchema,
  configWarnings,
  readConfig,
  type Config,
} from './config.ts';
export { isThisMachine } from './encrypted-connection.ts';
export { SECRET_SETTINGS, takeSettings } from './take-settings.ts';
export { readS3Url, type S3Place } from './s3-url.ts';
