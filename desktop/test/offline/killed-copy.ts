import { ALL_USERS, CopyScene, aNote, quietly } from './a-copy.ts';
import { fillLog } from './change-log.ts';

/** A process of a copy that ends as no program ends itself: `killed-copy.ts FOLDER sync|export|full`. */

const [, , folder = '', what = ''] = process.argv;
const die = () => void process.kill(process.pid, 'SIGKILL');

const scene = CopyScene.at(folder);
fillLog(scene.log);
if (what === 'sync') scene.log.onCall = (call) => (call === 3 ? die() : undefined);
const copy = await scene.open();
try {
  await copy.sync(quietly());
  await copy.exportCsv(ALL_USERS, scene.file('a.csv'), aNote(), { ...quietly(), onProgress: die });
} catch (error) {
  // Where its files may not grow, it says so and stays.
  process.stdout.write((error as { code: string }).code);
}
