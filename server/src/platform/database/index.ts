export { DataFolderInUse, takeDataFolder } from './data-folder.ts';
export {
  openDatabase,
  type Database,
  type DatabasePlace,
  type DatabaseShape,
  type EntityManager,
} from './open-database.ts';
export { troubleOf, type Trouble } from './trouble.ts';
