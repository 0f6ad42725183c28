import { lazy, Suspense } from 'react';
import { type Asking, useSession } from './session';

const load = () => import('./demonstration');
const People = lazy(() => load().then((all) => ({ default: all.DemoPeople })));
const Proof = lazy(() => load().then((all) => ({ default: all.DemoProof })));

/** The people of the demonstration, loaded where they are offered. */
export function DemoPeople() {
	const { has_demo } = useSession();
	return (
		has_demo && (
			<Suspense>
				<People />
			</Suspense>
		)
	);
}

/** The proof of a person of the demonstration, loaded when one is asked for. */
export const DemoProof = (props: { asking: Asking }) => (
	<Suspense>
		<Proof {...props} />
	</Suspense>
);
