export {
  createCluster,
  makeOwnFolder,
  startCluster,
  stopCluster,
  type Cluster,
} from './cluster.ts';
export { findPrograms, reachablePrograms } from './programs.ts';
export { userForPostgres } from './system-user.ts';
