import { createContext, useContext } from 'react';

/** How the texts of one sheet are drawn. */
export interface SheetManner {
  /** New words are marked for a moment. */
  readonly live: boolean;
  /** False while the sheet is drawn for the first time: what is there from the start is not new. */
  readonly isDrawn: () => boolean;
}

export const SheetMannerContext = createContext<SheetManner>({ live: false, isDrawn: () => true });

export const useSheetManner = (): SheetManner => useContext(SheetMannerContext);
