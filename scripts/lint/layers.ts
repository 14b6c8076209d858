/**
 * Which feature depends on which. A feature may use every feature of a lower layer and none of its own layer or above.
 * The same words are features of `shared`, `server` and `webapp`, and the same order holds in each package.
 */
const LAYERS: readonly (readonly string[])[] = [
  ['kernel'],
  ['platform', 'kit'],
  ['accounts'],
  ['billing'],
  ['documents'],
  ['letters'],
  ['mailing'],
  ['disputes'],
  ['admin', 'privacy'],
  ['desktop'],
];

/** Features beside the layers, with the layer that they build on; no other feature uses them. */
const BESIDE: Readonly<Record<string, number>> = { contact: 1 };

/** Is there such a feature? A new one is added to the layers before it is used. */
export function isFeature(feature: string): boolean {
  return feature in BESIDE || layerOf(feature) >= 0;
}

export function mayUse(feature: string, target: string): boolean {
  if (target in BESIDE) return false;
  const standsOn = BESIDE[feature];
  const highest = standsOn ?? layerOf(feature) - 1;
  return layerOf(target) <= highest;
}

function layerOf(feature: string): number {
  return LAYERS.findIndex((step) => step.includes(feature));
}
