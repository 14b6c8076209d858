/** How large an enclosure may be, and how long it is kept. The form says these before a person picks a file; the server holds to them. */
export const documentLimits = {
  /** Bytes of one uploaded file. */
  fileBytes: 15_000_000,
  /** Pages of one uploaded PDF. */
  filePages: 10,
  /** Longest side of an uploaded picture, in pixels. */
  pictureSide: 12_000,
  /** Shortest side: less can't be read in print. */
  pictureLeast: 300,
  /** Documents that one account keeps at a time. */
  documents: 60,
  /** Documents that one letter can enclose. */
  perLetter: 12,
  /** Places that a person can mark on the enclosures of one letter, and the items of a letter that they can be for. */
  marksPerLetter: 20,
  markedItems: 5,
  /** Sheets of enclosures that one letter can enclose: with the letter itself they stay within the carrier's 60 pages. */
  pagesPerLetter: 40,
  /** Bytes of all copies of one letter: with the letter itself they stay within the 5 MB that the carrier takes. */
  bytesPerLetter: 4_500_000,
  /** Days after the last letter that used it, until an enclosure is deleted. An enclosure that no letter used goes as many days after it came. */
  keptDays: 90,
  /**
   * Years after the last thing that happened in a dispute, until what proves it goes: the enclosures in letters that were sent, and the copies of
   * answers. So long, at least, a court can be asked (15 U.S.C. 1681p).
   */
  evidenceYears: 2,
} as const;
