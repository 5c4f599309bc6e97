// The search of the documentation, for people on a page of its own and for agents as the answer of the form's tool.
"use strict";

const MOST = 20;
const form = document.querySelector("form[role=search]");
const index = document.currentScript.dataset.index;

async function search(query) {
  const { docs } = await (await fetch(index)).json();
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return docs
    .map((section) => ({ ...section, weight: weigh(section, words) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MOST)
    .map(({ location, title, text }) => ({ location, title, text: excerpt(text, words) }));
}

// A section counts that holds all words; words in its title count most.
function weigh({ title, text }, words) {
  const [head, body] = [title.toLowerCase(), text.toLowerCase()];
  const weights = words.map((word) => 20 * head.split(word).length + Math.min(body.split(word).length, 9) - 21);
  return Math.min(...weights) > 0 ? weights.reduce((sum, weight) => sum + weight, 0) : 0;
}

function excerpt(text, words) {
  const start = Math.max(0, text.toLowerCase().indexOf(words[0]) - 80);
  const part = text.slice(start, start + 240);
  return (start > 0 ? part.replace(/^\S*/, "…") : part) + (start + 240 < text.length ? "…" : "");
}

function show(results) {
  const list = document.getElementById("results");
  const entries = results.map(({ location, title, text }) => {
    const [entry, link, shown] = ["li", "a", "p"].map((tag) => document.createElement(tag));
    link.href = new URL(location, new URL(list.dataset.root + "/", document.baseURI));
    link.textContent = title;
    shown.textContent = text;
    entry.append(link, shown);
    return entry;
  });
  list.replaceChildren(...entries);
  document.getElementById("found").textContent = results.length ? `${results.length} sections found` : "Nothing found";
}

form.addEventListener("submit", (event) => {
  if (!event.agentInvoked) return;
  event.preventDefault();
  event.respondWith(search(form.elements.q.value));
});

const query = new URLSearchParams(window.location.search).get("q");
if (document.getElementById("results")) {
  form.elements.q.value = query ?? "";
  search(query ?? "").then(show);
}
