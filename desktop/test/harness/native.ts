/** Asked for with `require`, this file is Node's own to run, and so is everything that it imports. */
export async function loadScene() {
  return await import('./scene.ts');
}
