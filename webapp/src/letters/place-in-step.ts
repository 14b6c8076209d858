import { createContext } from 'react';

/** "Part 2 of 7": which of its step's views is on screen, where the step has several. */
export const PlaceInStep = createContext<string | undefined>(undefined);
