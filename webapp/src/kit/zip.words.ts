/** What a ZIP code says about the city and the state beside it. */
export const words = {
  filledIn: (zip: string, place: string) =>
    `We filled in ${place} from ZIP code ${zip}. Change it if it is not right.`,
  otherState: (zip: string, state: string, chosen: string) =>
    `ZIP code ${zip} is in ${state}, and the state here is ${chosen}. Please look at both once more.`,
};
