export {
  createCluster,
  makeOwnFolder,
  startCluster,
  stopCluster,
  type Cluster,
} from './cluster.ts';
export { exists, findTraces, OURS, prepareDataFolder } from './data-folder.ts';
export { DatabaseFault } from './database-fault.ts';
export { joinEmbeddedDatabase, type EmbeddedDatabase } from './embedded-database.ts';
export { findPrograms, reachablePrograms } from './programs.ts';
export { userForPostgres } from './system-user.ts';
