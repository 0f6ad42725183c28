/** Messages on the wall of IECIE. The people are invented; a few wait for a decision and a few were refused. */
export interface DemoWallMessage {
	edition: 'en' | 'es';
	name: string;
	/** ISO 3166 alpha-2. */
	country?: string;
	text: string;
	/** Hours before the first start. */
	hours_ago: number;
	status: 'approved' | 'waiting' | 'refused';
}

const said = (
	edition: 'en' | 'es',
	hours_ago: number,
	name: string,
	country: string | undefined,
	text: string,
	status: DemoWallMessage['status'] = 'approved',
): DemoWallMessage => ({ edition, name, text, hours_ago, status, ...(country ? { country } : {}) });

export const wall_messages: DemoWallMessage[] = [
	said('en', 2, 'Marco, Vidraria Lima', 'PT', 'Looking for a bonded warehouse near Sines, 400 pallets. Coffee at our stand on the second day.'),
	said('en', 5, 'Gao Renjie, Yunhe', 'CN', 'We bring four ceramic samples that survived the six-metre drop. Come and drop them.'),
	said('en', 9, 'Saga, Halden', 'SE', 'First time for us. Which hall has the good bread?'),
	said('en', 14, 'Rui, customs broker', 'PT', 'Tariff codes, rejected forms, bad jokes. Find me at the forwarding stands, all three days.'),
	said('es', 16, 'Amparo, Ridaura Asesores', 'ES', '¿Alguien más declara en España y en Portugal con el mismo programa? Busco con quién comparar columnas.'),
	said('en', 21, 'Odile, Registre & Cie', 'BE', 'I will read one page of your notification file for nothing. One page. Bring the worst.'),
	said('en', 27, 'Tariq, Creekside Freight', 'AE', 'Two container slots free in March, batteries accepted if the papers are honest.'),
	said('es', 30, 'Gonzalo, Almacenes del Ebro', 'ES', 'Nos sobran 900 metros de nave en régimen suspensivo desde febrero. Se enseñan con fotos y con tarifa.'),
	said('en', 33, 'Mei-Ling, Selat Compliance', 'MY', 'Whoever has filed in Manila this quarter: how long did the second answer take?'),
	said('en', 39, 'Declan, Tideway', 'IE', 'Buying for two markets now, so I need labels in Portuguese that fit the same bottle. Ideas welcome.'),
	said('en', 45, 'Hye-rin', 'KR', 'Is the shuttle from the border running this year, or is it taxis again?'),
	said('es', 48, 'Ximena, Ocho Ríos', 'MX', 'Busco fabricante que imprima el lote en la cápsula y no en la caja. Para tres países, tres textos.'),
	said('en', 52, 'Lin Yuwei, Anlan', 'CN', 'Bring your swollen cells. We open them on Tuesdays, but for the show we will do it every day.'),
	said('en', 57, 'Pieter', 'NL', 'Second-hand filling line, 2019, eleven metres, one careful owner and one careless one. Details at Halden’s stand.'),
	said('en', 63, 'Anjali, label reader', 'IN', 'Four scripts on forty square centimetres: I have done it. Ask me how, and what it cost.'),
	said('es', 66, 'Tiago, Vidraria Lima', 'PT', 'Traigo frascos de 5 a 30 ml y un martillo. El martillo es para los de la competencia.'),
	said('en', 72, 'Grace, Two Rivers', 'SG', 'Interpreter for Mandarin, English and Spanish, free on the third day. I know what a seal ring is.'),
	said('en', 78, 'Jonas, Kiln & Gauge', 'DE', 'If your oven says 310 degrees, I would like to see it say so to my thermometer.'),
	said('en', 84, 'Farouk', 'EG', 'Looking for a maker with a licence whose scope says export. Not “soon”. Says.'),
	said('es', 88, 'Maite, Norte Consumo', 'ES', '¿Quién ha visto una declaración de emisiones hecha por dos laboratorios y con el mismo resultado? La enmarco.'),
	said('en', 93, 'Wei', 'CN', 'New to the trade, three weeks. Which talk should I not miss?'),
	said('en', 99, 'Rosalind, Northlight Labs', 'GB', 'Wei, the one on methods. And bring a cushion.'),
	said('en', 104, 'Camille, Meridian', 'FR', 'Our list of withdrawn substances is on paper at the stand. Take one, argue with it.'),
	said('es', 110, 'Noelia, tienda en Gijón', 'ES', 'Vengo a aprender y a comprar poco. ¿Hay visitas para gente que hace preguntas básicas?'),
	said('en', 117, 'Kofi', 'GH', 'Two of us share a room near the metro and would share a third bed. No snoring, we promise.'),
	said('en', 123, 'Elin, recycler', 'SE', 'Makers who have changed a design so that the cell comes out: I want to shake your hand and weigh your parts.'),
	said('en', 130, 'Priyanka', 'LK', 'Does anyone have the seating plan for the morning session? Mine is a photograph of a photograph.'),
	said('es', 136, 'Iker, envasador', 'ES', 'Mínimo de pedido de frascos: ¿alguien junta pedidos con nosotros? Somos cuatro y pagamos a treinta días.'),
	said('en', 142, 'Huanan Recovery', 'CN', 'Production scrap wanted by the tonne. We show the scales.'),
	said('en', 150, 'Nadia, freight', 'AE', 'Insurance for a full container of cells: I have a quote that made me laugh. Compare?'),
	said('en', 158, 'Ondřej', 'CZ', 'Small shop, four shelves, one question: who still sells spare coils in boxes of ten?'),
	said('en', 166, 'Osmanthus Compliance', 'CN', 'Renewal due in spring? Start now. We brought calendars.'),
	said('es', 172, 'Renata, Puerto Norte', 'CL', 'Café con quien importe por el Pacífico: los plazos de Valparaíso dan para una charla larga.'),
	said('en', 179, 'Aoife, Kestrel', 'IE', 'We removed the screen and lived. Ask me about the jar of leftovers.'),
	said('en', 188, 'Budi, Batam', 'ID', 'Half a hall free from June. Photographs of an ordinary Tuesday on request.'),
	said('en', 199, 'Helene', 'DK', 'Thank you to the person who returned my notebook last time. It had everything in it.'),
	said('es', 208, 'Berta', 'ES', 'Primera feria tan lejos de casa. Si alguien vuela desde Madrid el día antes, compartimos taxi.'),
	said('en', 1, 'Sam', 'US', 'Does anyone know whether day tickets are sold at the door?', 'waiting'),
	said('es', 3, 'Lorenzo', 'IT', '¿Habrá intérprete de italiano en las charlas de la mañana?', 'waiting'),
	said('en', 4, 'M.', undefined, 'Meeting point for small fillers: the bench by the east entrance at noon?', 'waiting'),
	said('en', 60, 'Best Price Trading', undefined, 'CHEAP CHEAP all brands all flavours write now write now', 'refused'),
	said('en', 101, 'anonymous', undefined, 'The people at a certain stand are thieves and everybody knows it.', 'refused'),
];
