import { ALL_USERS, ReplicaScene, aNote, quietly } from './a-replica.ts';
import { fillLog } from './change-log.ts';

/** A process of a replica that ends as no program ends itself: `killed-replica.ts FOLDER sync|export|full`. */

const [, , folder = '', what = ''] = process.argv;
const die = () => void process.kill(process.pid, 'SIGKILL');

const scene = ReplicaScene.at(folder);
fillLog(scene.log);
if (what === 'sync') scene.log.onCall = (call) => (call === 3 ? die() : undefined);
const replica = await scene.open();
try {
  await replica.sync(quietly());
  await replica.exportCsv(ALL_USERS, scene.file('a.csv'), aNote(), {
    ...quietly(),
    onProgress: die,
  });
} catch (error) {
  // Where its files may not grow, it says so and stays.
  process.stdout.write((error as { code: string }).code);
}
