/** Why a redirect is refused, by its rule. */
export const esRedirectRules = {
	redirect_query:
		'Las direcciones antiguas se reconocen por su ruta. De una consulta solo se mira aquello con lo que un sitio antiguo nombraba una página o una lista: «?p=12», «?page_id=12», «?attachment_id=12», «?cat=3», «?tag=aduana», «?author=2», «?m=202405», «?feed=rss2».',
	redirect_stands: 'En {address} responde una página: esta redirección no se alcanzaría nunca.',
	redirect_other: 'En {address} responde el propio sitio: esta redirección no se alcanzaría nunca.',
	redirect_itself: 'Esto conduce a la misma dirección.',
	redirect_circle: '{address} conduce de vuelta aquí: los lectores darían vueltas sin fin.',
	redirect_gone: 'Lo que había en {address} ya no está. Elija una página que responda.',
	redirect_nowhere: 'En {address} no responde ninguna página. Los borradores y lo retirado no cuentan.',
	redirect_further: '{address} es otra página de una lista y mañana tendrá otra cosa. Elija la lista.',
} as const;
