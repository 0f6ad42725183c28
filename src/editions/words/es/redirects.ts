/** Why a redirect is refused, by its rule. */
export const esRedirectRules = {
	redirect_query:
		'Las direcciones antiguas se reconocen por su ruta. De una consulta solo se miran «?p=12» y «?page_id=12».',
	redirect_stands: 'En {address} responde una página: esta redirección no se alcanzaría nunca.',
	redirect_other: 'En {address} responde el propio sitio: esta redirección no se alcanzaría nunca.',
	redirect_itself: 'Esto conduce a la misma dirección.',
	redirect_circle: '{address} conduce de vuelta aquí: los lectores darían vueltas sin fin.',
	redirect_gone: 'Lo que había en {address} ya no está. Elija una página que responda.',
	redirect_nowhere: 'En {address} no responde ninguna página. Los borradores y lo retirado no cuentan.',
	redirect_further: '{address} es otra página de una lista y mañana tendrá otra cosa. Elija la lista.',
} as const;
