/**
 * `--plant`: a check that can't fail is worth nothing, so each of them can be told to. Its work is cut down to the least, one
 * fault is put among what it measured or counted, before that is judged, and it has to end red.
 */
export const isPlanted = process.argv.includes('--plant');
