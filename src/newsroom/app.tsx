import { lazy, Suspense, useEffect, useState } from 'react';
import { RouterProvider } from 'react-router';
import { NEWSROOM_LINK } from '../shared/address/folders';
import { Toasts } from './components/toasts';
import { createRouter } from './routes';
import { useSession } from './session/session';
import { SessionDialog } from './session/session-dialog';
import { SignIn } from './session/sign-in';
import { type Language, loadWords, type Words, WordsProvider } from './words/words';

const Link = lazy(() => import('./session/link'));

/** Asked once: the token goes out of the address as soon as it was read. */
const isLink = location.pathname.startsWith(`${NEWSROOM_LINK}/`);

let router: ReturnType<typeof createRouter> | undefined;

/** The screens, from the first time somebody is in: a session that ends later is gone on with over the page. */
function Inside() {
	const { state } = useSession();
	if (state === 'in') router ??= createRouter();
	if (!router) return <SignIn />;
	return (
		<>
			<RouterProvider router={router} />
			<SessionDialog />
			<Toasts />
		</>
	);
}

/** The application. @param words those of the language it begins in */
export function App({ words: first }: { words: Words }) {
	const { account } = useSession();
	const [words, setWords] = useState(first);
	const language: Language | undefined = account?.language;
	useEffect(() => {
		if (language && language !== document.documentElement.lang) void loadWords(language).then(setWords);
	}, [language]);
	return (
		<WordsProvider value={words}>
			{isLink ? (
				<Suspense>
					<Link />
				</Suspense>
			) : (
				<Inside />
			)}
		</WordsProvider>
	);
}
