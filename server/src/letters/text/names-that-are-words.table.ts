const setOf = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.join(' ').split(' '));

/**
 * Names that a dictionary has as words, or that are one slip of the pen away from an everyday one; they count as names. Those that
 * are in these stories as words every day ("bill", "grant", "will", "rich", "page") are left out: only a capital letter or a word
 * such as "my wife" beside them tells.
 */
export const namesThatAreWords = setOf([
  'abbot abby alec alfonso amber amity angel angelica angie arch archer ash aura austin bailey barb barbie barker barney basil beau beck',
  'belle ben beryl bert bess billy bob bobby bonny brad brady brandy brett briggs brooke brooks bruno bud butch candy carmine carol carter',
  'carver cecil celeste charity charlie chase christian chuck clark clay clement cliff clint clyde colleen cooper coral corny crystal curt daisy dale',
  'dahlia damon darcy dawn dean deb delia denise derrick dewey dexter dick dirk dolly dory doug duke dusty earl easter eddy elder em ember',
  'emery erin ernest ester esther eve faith fallon fay felicity fern fielding finley flint flora floyd forest foster frank freeman gail gale',
  'garland garner garrett gene gil gill ginger gladys glen gloria grace graham griffin grover gunner hale hank hardy harmony harry hazel',
  'heath heather hector henry hogan holden holly holmes homer howard hunter iris ivory ivy jack jade jake jane janet jared jasmine jasper jay',
  'jenny jerry jewel jill jim jimmy jock joe joey john johnny jordan josh joy juan jude judy julian june kelly kelvin ken kermit kim king kit',
  'kitty lance lane laurel laurie lea lee leon lester levy lily linda lisa lola louis lucas lucy luke luna lydia mae maggie malachi mandy',
  'marge margarita maria marie marigold marina marlin marsh marshal marshall martha martin marty mary mason matt maude max maxim maxine may',
  'meg melody mercy mia mick mickey mike miller milo misty mitch molly monica morgan moss murphy myrtle nancy nat ned nelly newton nick noel',
  'nora norman olive oliver olga opal oscar otto paddy pansy parker pat patsy patty paul pearl peg penelope penny perry pete peter petunia',
  'phil phoebe pierce piper poppy porter prudence ralph ramon randy raven ray reed regina rex rhea ricky rob robin rocky rod roger roland',
  'roman ron rory rosa rosario rose rosemary rosie ross roy royce ruby rudy russell rusty ruth ryan sally sam sammy sandy sapphire sarah saul',
  'sawyer scarlet scott serena sergio shaun shelby sheldon sherry sheila sid sidney silvia simon sinclair smith sonny sophie stacy stan stella',
  'sterling steve stevie stuart sunny susan sylvan sylvia tanner taylor ted teddy terry theo thomas tiffany tim tina todd tom tommy toni',
  'tony tracy travis trevor trinity troy tucker turner ty tyler valentine vera vern vernon veronica vic victor victoria vince vinny viola',
  'violet virginia vivian wade wallace wally walter ward warner warren wayne webb wendell wesley whitney wilbur willow willy winston woody zed',
  // Surnames.
  'adams allen baker barnes bauer becker bell bennett bishop bowman boyd bradley bryant burke burns butcher byrne carpenter chandler chapman',
  'coleman collins cook crawford cruz curry dalton daniels dawson delgado diaz doe doyle dunn ellis evans ferguson fisher fletcher fowler fox',
  'fuller gardner garza gibson glover gomez gonzales goodman gordon graves greene guerra gutierrez hall hansen harper harris hart hawkins hayes',
  'herrera hicks hopkins hudson hughes hughs jackson jacobs jenkins jennings jensen jimenez johnson jones keller kent klein kramer lara larson lawson',
  'lloyd lopez lynch mack maldonado manning marquez mendoza meyer mitchell molina montes moody morales moreno morris munoz murray myers nelson',
  'nichols norris nunez ortega owens palmer parsons payne perez perkins peters phelps pittman potter powell powers ramos reyes reynolds richards',
  'rivera rivers roberts robinson rodgers rogers rojas rollins romero ruiz salazar salinas sanders santos schmidt schultz shaw shepherd silva sims',
  'snyder solis soto sparks stevens stone strickland sutton swanson tate thornton townsend tran underwood valdez vargas vasquez vega walker walsh',
  'walters walton watkins watson watts weaver weber webster weeks wells wheeler wilcox wilkins williams wilson wolf woodard wright york zimmerman',
]);

/** The same of Spanish: given names and surnames that the list of words has. */
export const spanishNamesThatAreWords = setOf([
  'adela alba aldana alma amador amparo angel angela angeles aranda arroyo aurora azucena ballesteros barrera barrios bautista beltran benita',
  'blanca bravo caballero calderon camacho camila campos candelaria carmen caridad carrillo castillo castro celeste chavez clara concepcion consuelo',
  'contreras corona cortes cruz cuevas delgado diego dolores dominga domingo duran elena elvira esmeralda esperanza espinosa estela estrella eva fabio',
  'fernanda flores fuentes gallardo gallegos garcia garza gloria gomez gracia graciela guadalupe guerra guerrero herrera hidalgo hurtado ignacio ines',
  'inmaculada irma isabel ivan jacinto javier jazmin jesus jose juan juana juarez julia julian julio justo lara laura leal leon lorenzo lozano lucero',
  'lucia luis luna luz macias machado magdalena maldonado manuel manzanares marcela marco marcos margarita maria mariana marina mario marta martin',
  'medina mejia mendez mendoza mercado mercedes miguel milagros miranda molina montana montero montes montoya mora morales moreno navarro nieves noe',
  'nora noriega olivares olivera ortega pablo pacheco padilla palacios paloma paz pedro pena perla pilar pineda pinto ponce prado pura quesada quintana',
  'ramirez ramona ramos rangel refugio reina rey reyes ricardo rico rincon rios rita rivas rivera robles rocio rojas roman romero rosa rosado rosalia',
  'rosario roque rubi rubio ruiz salas salazar salgado salinas salvador sandoval santana santiago santos segura serena serrano sierra silva sol soledad',
  'solano soto suarez tapia teresa tomas torres trejo trinidad valencia valentin valle vargas vega velasco vera vicente victor victoria vidal villa',
  'villanueva virginia viviana xavier yolanda zamora zapata',
]);
