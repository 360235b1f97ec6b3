type Words = readonly [string, ...string[]];

export interface ReviewWords {
  readonly remarks: Words;
  readonly endings: Words;
}

/** The sentences that follow the job in a review, by number of stars. */
export const reviewWords: Readonly<Record<2 | 3 | 4 | 5, ReviewWords>> = {
  5: {
    remarks: [
      'came when they said they would',
      'explained every step and the price before starting',
      'left the place cleaner than they found it',
      'patiently answered a lot of questions',
      'finished half a day early',
      'charged exactly what was quoted',
      'wore shoe covers without being asked',
      'sent photos of the work they could not show me',
    ],
    endings: [
      'Would call again without a second thought.',
      'We have saved the number.',
      'Already recommended to the neighbors.',
      'Worth every dollar.',
      'The best experience we have had with a contractor.',
      'Five stars from us.',
    ],
  },
  4: {
    remarks: [
      'did careful work',
      'called ahead when traffic held them up',
      'charged a fair price',
      'needed a second visit, but made it the next morning',
      'answered messages the same day',
      'kept the mess to one room',
    ],
    endings: [
      'Would use them again.',
      'Good value overall.',
      'Happy with how it turned out.',
      'Only the scheduling took a while.',
    ],
  },
  3: {
    remarks: [
      'did the job, but arrived two hours late',
      'stayed pleasant, though it cost more than the estimate',
      'got there in the end after two tries',
    ],
    endings: [
      'Fine, with room to improve.',
      'It works, so no complaints about the result.',
      'I would ask for a firmer quote next time.',
    ],
  },
  2: {
    remarks: ['had to come back twice', 'took days to answer after the first visit'],
    endings: ['It was put right, but it took too long.', 'I expected better communication.'],
  },
};
