export { findDatabase, type FoundDatabase } from './find-database.ts';
export {
  inSnapshot,
  makeTables,
  openDatabase,
  type Database,
  type DatabaseShape,
  type EntityManager,
  type Tables,
} from './open-database.ts';
export { databaseFacts } from './check-database.ts';
export { keepPrepared, preparedStatement } from './prepared-statement.ts';
export { troubleOf, type Trouble } from './trouble.ts';
