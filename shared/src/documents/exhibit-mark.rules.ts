import { z } from 'zod';
import { spoken } from '../kernel/index.ts';
import { documentLimits } from './document.rules.ts';
import { exhibitMarkMessages as en } from './messages.ts';
import { exhibitMarkMessages as es } from './messages.es.ts';

const words = () => spoken({ en, es });

/** Fractions are kept in thousandths, because whole numbers are spelled one way only: a signature hangs on them. */
export const MARK_SCALE = 1_000;

/** Highest line number that a person can name. */
const MOST_LINES = 999;

const part = z.number().int().min(0).max(MARK_SCALE);

/** A frame on the picture of a page, in thousandths of its width and height, from the top left corner. */
export const markFrameSchema = z
  .object({ left: part, top: part, width: part.min(1), height: part.min(1) })
  .refine(({ left, width }) => left + width <= MARK_SCALE, { error: () => words().outside })
  .refine(({ top, height }) => top + height <= MARK_SCALE, { error: () => words().outside });

export type MarkFrame = z.output<typeof markFrameSchema>;

const placeShape = {
  page: z
    .number({ error: () => words().page })
    .int()
    .min(1, { error: () => words().page })
    .max(documentLimits.filePages, { error: () => words().page }),
  /** As the person counts or reads it on the page. */
  line: z
    .number({ error: () => words().line })
    .int({ error: () => words().line })
    .min(1, { error: () => words().line })
    .max(MOST_LINES, { error: () => words().line })
    .exactOptional(),
  frame: markFrameSchema.exactOptional(),
};

/** A place on an exhibit: a line by its number, a frame around it, or both. Either is enough for a reader to find it. */
export const exhibitPlaceSchema = z.object(placeShape);

export type ExhibitPlace = z.output<typeof exhibitPlaceSchema>;

/** A place that a person marked for a letter: on which enclosure, and for which item. */
export const exhibitMarkSchema = z
  .object({
    documentId: z.uuid(),
    /** The letter's item that it shows, from 1. */
    item: z.number().int().min(1).max(documentLimits.markedItems).exactOptional(),
    ...placeShape,
  })
  .refine(({ line, frame }) => line !== undefined || frame !== undefined, {
    error: () => words().nothing,
  });

export type ExhibitMark = z.output<typeof exhibitMarkSchema>;
