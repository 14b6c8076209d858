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
  ['reports'],
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

/**
 * The parts that a feature of shared is divided into, the lowest first. A part uses the parts of lower steps; two parts of one step
 * don't know each other: what writes a letter and what judges it must not share their mistakes.
 */
const PARTS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  letters: [
    ['contract'],
    ['facts'],
    ['law'],
    ['kinds'],
    ['gates'],
    ['compose', 'lint', 'templates'],
    ['judge'],
    ['polish', 'golden'],
  ],
};

/** Is there such a part? */
export function isPart(feature: string, part: string): boolean {
  return stepOf(feature, part) >= 0;
}

export function partMayUse(feature: string, part: string, target: string): boolean {
  return part === target || stepOf(feature, target) < stepOf(feature, part);
}

export function isDivided(feature: string): boolean {
  return feature in PARTS;
}

function stepOf(feature: string, part: string): number {
  return PARTS[feature]?.findIndex((step) => step.includes(part)) ?? -1;
}
