import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ApiError, ask } from '../calls';
import { eachRow } from '../components/each-row';
import { Header } from '../components/header';
import { Icon } from '../components/icon';
import { Moment } from '../components/moment';
import { NoRight } from '../components/states';
import { useWords } from '../words/words';
import { grantWords } from './grants';
import type { Person } from './person';
import { Invite, PersonDialog } from './person-dialog';

/** Reads every account; undefined for people who may not see them. */
export const loader = ({ request: { signal } }: LoaderFunctionArgs) =>
	ask<{ rows: Person[] }>('people', { signal }).catch((error: unknown) => {
		if (error instanceof ApiError && error.reason === 'forbidden') return { rows: undefined };
		throw error;
	});

const MARKS = { active: 'st--pub', disabled: 'st--out', invited: 'st--dra' } as const;

/** The people of the newsroom, and their roles. */
export function Component() {
	const { rows } = useLoaderData<{ rows: Person[] | undefined }>();
	const words = useWords();
	const { people } = words;
	const [over, open] = useState<Person | 'invite'>();
	return (
		<>
			<Header title={words.screens.people} sub={rows && words.list.rows({ n: rows.length })}>
				{rows && (
					<button type="button" className="btn btn--line" onClick={() => open('invite')}>
						<Icon name="plus" />
						{people.invite}
					</button>
				)}
			</Header>
			<main id="main">
				<p className="about">{people.line}</p>
				{!rows ? (
					<div className="pad">
						<NoRight roles={['admin']} />
					</div>
				) : (
					<table className="tb tb--first">
						<caption className="vh">{words.screens.people}</caption>
						<thead>
							<tr>
								<th scope="col">{people.name}</th>
								<th scope="col">{people.roles}</th>
								<th scope="col">{people.state}</th>
								<th scope="col">{people.second}</th>
								<th scope="col">{people.seen}</th>
							</tr>
						</thead>
						<tbody>
							{eachRow(
								rows,
								({ id }) => id,
								{ columns: 5 },
								(person) => (
									<tr key={person.id}>
										<td className="t">
											<button type="button" className="hed" onClick={() => open(person)}>
												{person.name || person.email}
											</button>
											<span className="meta under">{person.email}</span>
										</td>
										<td data-label={people.roles}>
											{person.grants.map((grant) => grantWords(grant, words)).join('; ') || people.no_role}
										</td>
										<td data-label={people.state}>
											<span className={`st ${MARKS[person.state]}`}>{people.states[person.state]}</span>
										</td>
										<td className="lb" data-label={people.second}>
											{person.has_second_factor ? words.yes : words.no}
										</td>
										<td className="wh lb" data-label={people.seen}>
											{person.last_seen ? <Moment at={person.last_seen} /> : people.never}
										</td>
									</tr>
								),
							)}
						</tbody>
					</table>
				)}
			</main>
			{over === 'invite' && <Invite onClose={() => open(undefined)} />}
			{over && over !== 'invite' && <PersonDialog person={over} onClose={() => open(undefined)} />}
		</>
	);
}
